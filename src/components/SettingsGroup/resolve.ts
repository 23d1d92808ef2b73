import {settingGroups} from '../../data/settings';
import type {
  Confidence,
  NumberRange,
  Setting,
  SettingGroup,
  SettingType,
  SettingUnit,
} from '../../data/settings';
import type {Build, VersionId} from '../../data/versions';
import {firstVersionWith} from '../../data/versions';
import {restVersions} from '../../data/features';
import {variablesOf} from '../../core/communityImages';
import {pagePath} from '../../core/references';
import {displayValue, removedSettings, settingsOfGroup} from '../../core/settings';
import type {VersionSetting} from '../../core/settings';
import type {Locale} from '../../data/locales';
import {settingConfidence, sourceIds, sourcePath} from '../../core/sources';
import {joinSentences} from '../../core/text/sentences';
import {wordsOf} from '../../words';
import {withoutEmpty} from '../../core/withoutEmpty';
import type {FactsResolver} from '../../core/resolver';

/** All that a page says of a setting. */
export interface SettingDetails {
  readonly key: string;
  readonly name: string;
  /** What it does, and what to know about it. */
  readonly text: string;
  readonly type: SettingType;
  /** The default as the file holds it; absent for a setting that the version no longer has. */
  readonly default?: string;
  /** How sure default and effect are; absent: high. */
  readonly confidence?: Confidence;
  readonly unit?: SettingUnit;
  readonly range?: NumberRange;
  /** The accepted words and what they mean. */
  readonly values?: readonly (readonly [value: string, meaning: string])[];
  readonly higher?: string;
  readonly lower?: string;
  /** The build that brought the setting; absent when the oldest documented version has it. */
  readonly added?: Build;
  readonly changes?: readonly {
    /** The build that changed the default. */
    readonly since: Build;
    readonly from: string;
    readonly to: string;
  }[];
  /** The first build without the setting. */
  readonly removed?: Build;
  /** What came or changed with this version. */
  readonly isChanged?: true;
  readonly marks?: readonly ('noEffect' | 'deprecated' | 'reserved' | 'newWorld')[];
  readonly notes?: readonly string[];
  readonly related?: readonly string[];
  /** The variables of the community images for Docker, in versions that the images can run. */
  readonly variables?: readonly {
    readonly name: string;
    /** Given where the images differ. */
    readonly image?: string;
    /** What the image writes when it is not set, where that is not the default. */
    readonly otherDefault?: string;
  }[];
}

export interface SettingsGroupProps {
  readonly id: string;
  readonly summary?: string;
  /** The address of the settings editor, below the base of the language. */
  readonly editor: string;
  /** Where the sources of a setting are, without its key; absent for settings that are gone. */
  readonly sources?: string;
  readonly entries: readonly SettingDetails[];
}

function toDetails(
  {setting, ...version}: VersionSetting,
  page: VersionId,
  locale: Locale,
): SettingDetails {
  const words = wordsOf(locale).settings.settings[setting.key];
  if (!words) {
    throw new Error(
      `The setting ${setting.key} has no words in ${locale}. Add them to src/words/${locale}/settings.json.`,
    );
  }
  const isChanged =
    version.addedIn === page || version.changes.some((change) => change.version === page);
  return withoutEmpty({
    key: setting.key,
    name: words.name,
    text: joinSentences([words.summary, words.description], wordsOf(locale).text.betweenSentences),
    type: setting.type,
    default: version.printedDefault,
    confidence: settingConfidence(setting) === 'high' ? undefined : settingConfidence(setting),
    unit: 'unit' in setting ? setting.unit : undefined,
    range: version.range,
    values: version.values?.map((value) => [value, words.values?.[value] ?? ''] as const),
    higher: words.higher,
    lower: words.lower,
    added: version.addedIn && setting.since,
    changes: version.changes.map(({since, from, to}) => ({
      since,
      from: displayValue(setting.type, from),
      to: displayValue(setting.type, to),
    })),
    isChanged: isChanged || undefined,
    marks: [
      ...(version.hasEffect ? [] : ['noEffect']),
      ...(version.isDeprecated ? ['deprecated'] : []),
      ...(version.isReserved ? ['reserved'] : []),
      ...(setting.newWorld ? ['newWorld'] : []),
    ],
    notes: version.notes.map((id) => words.notes?.[id]).filter((note) => note !== undefined),
    related: version.related,
    variables: restVersions.includes(page) ? variablesFor({setting, ...version}) : undefined,
  }) as SettingDetails;
}

/** One entry where all images agree, else one for each. */
function variablesFor(setting: VersionSetting): SettingDetails['variables'] {
  const found = variablesOf(setting).map(({image, name, otherDefault}) => ({
    name,
    image,
    ...(otherDefault === undefined ? undefined : {otherDefault: inFile(setting, otherDefault)}),
  }));
  const [first, ...others] = found;
  const agree =
    first &&
    others.every(
      ({name, otherDefault}) => name === first.name && otherDefault === first.otherDefault,
    );
  if (!agree) {
    return found;
  }
  const {image: _image, ...same} = first;
  return [same];
}

/** A switch as the file has it: an image may write `false`. */
function inFile({setting}: VersionSetting, value: string): string {
  return setting.type === 'bool' ? displayValue('bool', value.toLowerCase() === 'true') : value;
}

function toRemovedDetails(setting: Setting, page: VersionId, locale: Locale): SettingDetails {
  const words = wordsOf(locale).settings.settings[setting.key];
  const removed = setting.removed && firstVersionWith(setting.removed);
  return withoutEmpty({
    key: setting.key,
    name: words?.name,
    text: words?.summary,
    type: setting.type,
    removed: setting.removed,
    isChanged: removed === page || undefined,
    related: setting.replacedBy ? [setting.replacedBy] : undefined,
  }) as SettingDetails;
}

/**
 * `<SettingsGroup name="server" />`: the settings of a group in the page's version;
 * `<SettingsGroup name="removed" />`: those that earlier versions had.
 */
export const resolve: FactsResolver<SettingsGroupProps> = ({name = ''}, {version, locale}) => {
  const editor = pagePath(version, 'settings-and-operation/editor');
  if (name === 'removed') {
    return {
      id: name,
      editor,
      entries: removedSettings(version).map((setting) =>
        toRemovedDetails(setting, version, locale),
      ),
    };
  }
  if (!(settingGroups as readonly string[]).includes(name)) {
    throw new Error(
      `There is no group of settings "${name}". Use one of ${settingGroups.join(', ')}, removed.`,
    );
  }
  const group = name as SettingGroup;
  return {
    id: group,
    summary: wordsOf(locale).settings.groups[group].summary,
    editor,
    sources: sourcePath(version, sourceIds.setting('')),
    entries: settingsOfGroup(version, group).map((setting) => toDetails(setting, version, locale)),
  };
};
