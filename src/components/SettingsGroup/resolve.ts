import {settingGroups} from '../../data/settings';
import type {Confidence, Setting, SettingGroup} from '../../data/settings';
import type {VersionId} from '../../data/versions';
import {firstVersionWith} from '../../data/versions';
import {pagePath} from '../../core/references';
import {removedSettings, settingsOfGroup} from '../../core/settings';
import type {VersionSetting} from '../../core/settings';
import type {Locale} from '../../data/locales';
import {sourceNotesOf, type ShownSource, type SourceNoteProps} from '../SourceNote/resolve';
import {settingConfidence, sourceIds, sourcePath} from '../../core/sources';
import {joinSentences} from '../../core/text/sentences';
import {fillIn} from '../../core/text/fillIn';
import {wordsOf} from '../../words';
import {withoutEmpty} from '../../core/withoutEmpty';
import type {FactsResolver} from '../../core/resolver';
import {settingFacts, settingMarks, type SettingFact, type SettingMark} from './facts';

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

function toDetails(version: VersionSetting, page: VersionId, locale: Locale): SettingDetails {
  const {setting} = version;
  const words = wordsOf(locale).settings.settings[setting.key];
  if (!words) {
    throw new Error(
      `The setting ${setting.key} has no words in ${locale}. Add them to src/words/${locale}/settings.json.`,
    );
  }
  const isChanged =
    version.addedIn === page || version.changes.some((change) => change.version === page);
  const groupWords = wordsOf(locale).tables.SettingsGroup;
  return withoutEmpty({
    key: setting.key,
    name: words.name,
    text: joinSentences([words.summary, words.description], wordsOf(locale).text.betweenSentences),
    notes: version.notes.map((id) => words.notes?.[id]).filter((note) => note !== undefined),
    marks: settingMarks(version, groupWords),
    facts: settingFacts(version, page, words, groupWords),
    default: version.printedDefault,
    confidence: settingConfidence(setting) === 'high' ? undefined : settingConfidence(setting),
    isChanged: isChanged || undefined,
    isUnusable: !version.hasEffect || version.isReserved || undefined,
  }) as SettingDetails;
}

function toRemovedDetails(setting: Setting, page: VersionId, locale: Locale): SettingDetails {
  const words = wordsOf(locale).settings.settings[setting.key];
  const removed = setting.removed && firstVersionWith(setting.removed);
  const groupWords = wordsOf(locale).tables.SettingsGroup;
  return withoutEmpty({
    key: setting.key,
    name: words?.name,
    text: words?.summary,
    marks: setting.removed
      ? [{kind: 'warning', text: fillIn(groupWords.removedIn, {version: setting.removed})}]
      : [],
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
