import {settingGroups} from '../../data/settings';
import type {Confidence, Setting, SettingGroup} from '../../data/settings';
import type {VersionId} from '../../data/versions';
import {firstVersionWith} from '../../data/versions';
import {restVersions} from '../../data/features';
import {variablesOf} from '../../core/communityImages';
import {pagePath} from '../../core/references';
import {displayValue, removedSettings, settingsOfGroup} from '../../core/settings';
import type {VersionSetting} from '../../core/settings';
import type {Locale} from '../../data/locales';
import {sourceNotesOf, type ShownSource, type SourceNoteProps} from '../SourceNote/resolve';
import {settingConfidence, sourceIds, sourcePath} from '../../core/sources';
import {joinSentences} from '../../core/text/sentences';
import {wordsOf} from '../../words';
import {withoutEmpty} from '../../core/withoutEmpty';
import type {FactsResolver} from '../../core/resolver';
import {
  settingFacts,
  settingMarks,
  type SettingFact,
  type SettingMark,
  type SettingVariable,
  type Warning,
} from './facts';

/** All that a page says of a setting. */
export interface SettingDetails {
  readonly key: string;
  readonly name: string;
  /** What it does, and what to know about it. */
  readonly text: string;
  readonly notes?: readonly string[];
  readonly marks?: readonly SettingMark[];
  readonly facts?: readonly SettingFact[];
  /** The default as the file holds it; absent for a setting that the version no longer has. */
  readonly default?: string;
  /** How sure default and effect are; absent: high. */
  readonly confidence?: Confidence;
  /** Its main source, where it is not the one of the group. */
  readonly main?: ShownSource;
  readonly report?: SourceNoteProps['report'];
  /** What came or changed with this version. */
  readonly isChanged?: true;
  /** It no longer helps: it is gone, has no effect, or it is best left alone. */
  readonly isUnusable?: true;
}

export interface SettingsGroupProps {
  readonly id: string;
  readonly summary: string;
  /** The address of the settings editor, below the base of the language. */
  readonly editor: string;
  /** Absent for settings that are gone. */
  readonly sources?: {
    /** Where the sources of a setting are listed, without its key. */
    readonly to: string;
    /** The main source of each setting that names no other. */
    readonly main: ShownSource;
  };
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
  const warnings: readonly Warning[] = [
    ...(version.hasEffect ? [] : (['noEffect'] as const)),
    ...(version.isDeprecated ? (['deprecated'] as const) : []),
    ...(version.isReserved ? (['reserved'] as const) : []),
    ...(setting.newWorld ? (['newWorld'] as const) : []),
  ];
  const groupWords = wordsOf(locale).tables.SettingsGroup;
  return withoutEmpty({
    key: setting.key,
    name: words.name,
    text: joinSentences([words.summary, words.description], wordsOf(locale).text.betweenSentences),
    notes: version.notes.map((id) => words.notes?.[id]).filter((note) => note !== undefined),
    marks: settingMarks(
      {
        warnings,
        added: version.addedIn && setting.since,
        changes: version.changes.map(({since, from, to}) => ({
          since,
          from: displayValue(setting.type, from),
          to: displayValue(setting.type, to),
        })),
      },
      groupWords,
    ),
    facts: settingFacts(
      {
        type: setting.type,
        default: version.printedDefault,
        unit: 'unit' in setting ? setting.unit : undefined,
        range: version.range,
        isForNewWorld: warnings.includes('newWorld'),
        values: version.values?.map((value) => [value, words.values?.[value] ?? ''] as const),
        higher: words.higher,
        lower: words.lower,
        variables: restVersions.includes(page) ? variablesFor({setting, ...version}) : undefined,
        related: version.related,
      },
      groupWords,
    ),
    default: version.printedDefault,
    confidence: settingConfidence(setting) === 'high' ? undefined : settingConfidence(setting),
    isChanged: isChanged || undefined,
    isUnusable: !version.hasEffect || version.isReserved || undefined,
  }) as SettingDetails;
}

/** One entry where all images agree, else one for each. */
function variablesFor(setting: VersionSetting): readonly SettingVariable[] {
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
  const groupWords = wordsOf(locale).tables.SettingsGroup;
  return withoutEmpty({
    key: setting.key,
    name: words?.name,
    text: words?.summary,
    marks: settingMarks({removed: setting.removed}, groupWords),
    facts: setting.replacedBy ? [{label: groupWords.replacedBy, keys: [setting.replacedBy]}] : [],
    isChanged: removed === page || undefined,
    isUnusable: true,
  }) as SettingDetails;
}

/**
 * `<SettingsGroup name="server" />`: the settings of a group in the page's version;
 * `<SettingsGroup name="removed" />`: those that earlier versions had.
 */
export const resolve: FactsResolver<SettingsGroupProps> = ({name = ''}, context) => {
  const {version, locale} = context;
  const editor = pagePath(version, 'settings-and-operation/editor');
  if (name === 'removed') {
    return {
      id: name,
      summary: wordsOf(locale).tables.SettingsGroup.removed,
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
  const settings = settingsOfGroup(version, group);
  const sourceOf = sourceNotesOf('settings', context);
  const {main} = sourceOf(sourceIds.setting(settings[0]!.key));
  return {
    id: group,
    summary: wordsOf(locale).settings.groups[group].summary,
    editor,
    sources: {to: sourcePath(version, sourceIds.setting('')), main},
    entries: settings.map((setting) => {
      const note = sourceOf(sourceIds.setting(setting.key));
      return withoutEmpty({
        ...toDetails(setting, version, locale),
        main: note.main.url === main.url ? undefined : note.main,
        report: note.report,
      }) as SettingDetails;
    }),
  };
};
