/** The facts beside the settings as plain JSON: for each version, and between any two of them. */
import {argumentsForVersion, argumentSyntax} from '../../core/arguments';
import {changeTopics, differencesBetween} from '../../core/changes';
import {commandsForVersion, commandSyntax} from '../../core/commands';
import {filesOf} from '../../core/paths';
import {locales, type Locale} from '../../data/locales';
import {PLACE_IN_WORDS, serverSystems} from '../../data/paths';
import {portNumber, portsOf} from '../../data/ports';
import type {Confidence, Evidence} from '../../data/sources';
import {versionIds, type VersionId} from '../../data/versions';
import {wordsOf} from '../../words';
import {publishedSources} from './factSources';

/** Raised when a name goes or a value changes its meaning; a new name is no reason. */
export const FORMAT_VERSION = 1;

/** A text, or something made of texts, in each language. */
export const byLocale = <Value>(read: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, read(locale)]));

const proof = ({
  confidence,
  source,
}: {
  readonly confidence: Confidence;
  readonly source: readonly Evidence[];
}) => ({
  confidence,
  sources: publishedSources(source),
});

/** The start arguments of a version. */
export const argumentsJson = (version: VersionId) => ({
  formatVersion: FORMAT_VERSION,
  version,
  arguments: argumentsForVersion(version).map((argument) => ({
    name: argument.name,
    syntax: argumentSyntax(argument),
    value: argument.value ?? null,
    default: argument.default,
    platforms: argument.platforms,
    since: argument.since,
    isDocumented: !argument.isUndocumented,
    settings: argument.settings ?? [],
    meaning: byLocale((locale) => wordsOf(locale).arguments.arguments[argument.name].meaning),
    ...proof(argument),
  })),
});

/** The commands of a version. */
export const commandsJson = (version: VersionId) => ({
  formatVersion: FORMAT_VERSION,
  version,
  commands: commandsForVersion(version).map((command) => ({
    name: command.name,
    syntax: commandSyntax(command),
    parameters: command.parameters,
    usableIn: command.usableIn,
    restOperation: command.restOperation ?? null,
    since: command.since,
    effect: byLocale((locale) => wordsOf(locale).commands[command.name].effect),
    ...proof(command),
  })),
});

/** The network ports of a version. */
export const portsJson = (version: VersionId) => ({
  formatVersion: FORMAT_VERSION,
  version,
  ports: portsOf(version).map((port) => ({
    id: port.id,
    default: Number(portNumber(port)),
    protocol: port.protocol,
    changedBy: port.changedBy,
    exposure: port.exposure,
    name: byLocale((locale) => wordsOf(locale).ports.ports[port.id].name),
    ...proof(port),
  })),
});

/** Where the files of a server are, by system. A place that is no path is left out. */
export function pathsJson(version: VersionId) {
  return {
    formatVersion: FORMAT_VERSION,
    version,
    systems: Object.fromEntries(
      serverSystems.map((system) => [
        system,
        filesOf(system, version)
          .filter(({path}) => path !== PLACE_IN_WORDS)
          .map(({id, path}) => ({
            id,
            path,
            name: byLocale((locale) => wordsOf(locale).paths.files[id].name),
          })),
      ]),
    ),
  };
}

/** What comes, goes and changes on the way from one version to another. */
export function changesJson(from: VersionId, to: VersionId) {
  return {
    formatVersion: FORMAT_VERSION,
    from,
    to,
    changes: Object.fromEntries(
      changeTopics.map((topic) => [topic, differencesBetween(topic, from, to)]),
    ),
  };
}

/** Every two versions in both directions: upgrades and downgrades. */
export const versionPairs: readonly {readonly from: VersionId; readonly to: VersionId}[] =
  versionIds.flatMap((to) => versionIds.filter((from) => from !== to).map((from) => ({from, to})));
