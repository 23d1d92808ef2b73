import {argumentGroups, type ServerArgument} from '../../data/arguments';
import {argumentWords} from '../../data/arguments/words';
import {firstVersionWith, oldestVersion, type VersionId} from '../../data/versions';
import {
  argumentAnchor,
  argumentsForVersion,
  argumentSyntax,
  hasOfficialImage,
} from '../../lib/arguments';
import {argumentPath, settingPath} from '../../lib/references';
import {hasSetting} from '../../lib/settings';
import type {FactsResolver, Locale} from '../../plugins/facts/types';

export interface ArgumentsTableProps {
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly entries: readonly ArgumentEntry[];
  }[];
  /** The oldest version this guide documents: nothing is known of the time before. */
  readonly oldest: string;
}

export interface ArgumentEntry {
  readonly id: string;
  readonly name: string;
  readonly syntax: string;
  readonly meaning: string;
  readonly note?: string | undefined;
  readonly value?: string | undefined;
  readonly default: ServerArgument['default'];
  readonly goesWith: readonly Reference[];
  readonly settings: readonly Reference[];
  readonly platforms: readonly ('windows' | 'linux' | 'docker')[];
  /** First documented version that has it, or undefined when even the oldest has. */
  readonly since?: string | undefined;
  readonly isUndocumented: boolean;
  readonly isInferred: boolean;
}

interface Reference {
  readonly name: string;
  readonly to: string;
}

/** `<ArgumentsTable />`: the arguments of the page's version. */
export const resolve: FactsResolver<ArgumentsTableProps> = (_attributes, {version, locale}) => {
  const present = argumentsForVersion(version);
  return {
    groups: argumentGroups
      .map((id) => ({
        id,
        title: argumentWords[locale].groups[id],
        entries: present
          .filter(({group}) => group === id)
          .map((argument) => entryOf(argument, version, locale)),
      }))
      .filter(({entries}) => entries.length > 0),
    oldest: oldestVersion.id,
  };
};

function entryOf(argument: ServerArgument, version: VersionId, locale: Locale): ArgumentEntry {
  const {name, settings = [], goesWith = []} = argument;
  const words = argumentWords[locale].arguments[name];
  const since = firstVersionWith(argument.since);
  return {
    id: argumentAnchor(name),
    name,
    syntax: argumentSyntax(argument),
    meaning: words.meaning,
    note: words.note,
    value: words.value,
    default: argument.default,
    goesWith: goesWith.map((other) => ({name: other, to: argumentPath(version, other)})),
    settings: settings
      .filter((key) => hasSetting(version, key))
      .map((key) => ({name: key, to: settingPath(version, key)})),
    platforms: hasOfficialImage(version)
      ? [...argument.platforms, 'docker']
      : [...argument.platforms],
    since: since === oldestVersion.id ? undefined : since,
    isUndocumented: argument.group === 'undocumented',
    isInferred: argument.inferredIn?.includes(version) ?? false,
  };
}
