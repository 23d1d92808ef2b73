import {settingGroups, type Setting} from '../../data/settings';
import {firstVersionWith} from '../../data/versions';
import {pagePath} from '../../core/references';
import {removedSettings, settingsOfGroup, type VersionSetting} from '../../core/settings';
import {sourceIds, sourcePath} from '../../core/sources';
import {joinSentences} from '../../core/text/sentences';
import {fillIn} from '../../core/text/fillIn';
import {wordsOf} from '../../words';
import {oneOf, type FactsContext, type FactsResolver} from '../../core/resolver';
import {sourceNotesOf, type SourceNoteProps} from '../SourceNote/resolve';
import {keyOnPage, settingFacts, settingMarks, type SettingFact, type SettingMark} from './facts';

/** All that a page says of a setting. */
export interface SettingDetails {
  readonly key: string;
  readonly name: string;
  /** What it does, and what to know about it. */
  readonly text: string;
  readonly notes: readonly string[];
  readonly marks: readonly SettingMark[];
  /** The default is the first, but for a setting that the version no longer has. */
  readonly facts: readonly SettingFact[];
  /** What of its source note isn't as at the first setting of the group. */
  readonly source?: Partial<SourceNoteProps>;
  /** The version brought or changed it. */
  readonly isChanged?: boolean;
  /** It no longer helps: it is gone, has no effect, or it is best left alone. */
  readonly isUnusable?: boolean;
}

export interface SettingsGroupProps {
  readonly id: string;
  readonly summary: string;
  /** The address of the settings editor, below the base of the language. */
  readonly editor: string;
  /** The source note of the first setting, and where the sources are listed, without the key; absent for settings that are gone. */
  readonly source?: SourceNoteProps;
  readonly entries: readonly SettingDetails[];
}

function toDetails(of: VersionSetting, {version, locale}: FactsContext): SettingDetails {
  const {key, addedIn, changes} = of;
  const {settings, text, tables} = wordsOf(locale);
  const words = settings.settings[key];
  if (!words) {
    throw new Error(
      `The setting ${key} has no words in ${locale}. Add them to src/words/${locale}/settings.json.`,
    );
  }
  const isChanged = addedIn === version || changes.some((change) => change.version === version);
  return {
    key,
    name: words.name,
    text: joinSentences([words.summary, words.description], text.betweenSentences),
    notes: of.notes.map((id) => words.notes?.[id]).filter((note) => note !== undefined),
    marks: settingMarks(of, tables.settingsGroup),
    facts: settingFacts(of, version, words, tables.settingsGroup),
    ...(isChanged && {isChanged}),
    ...((!of.hasEffect || of.isReserved) && {isUnusable: true}),
  };
}

function toRemovedDetails(
  {key, removed, replacedBy}: Setting,
  {version, locale}: FactsContext,
): SettingDetails {
  const {settings, tables} = wordsOf(locale);
  const words = tables.settingsGroup;
  const {name = '', summary = ''} = settings.settings[key] ?? {};
  const isChanged = removed && firstVersionWith(removed) === version;
  return {
    key,
    name,
    text: summary,
    notes: [],
    marks: removed ? [{kind: 'warning', text: fillIn(words.removedIn, {version: removed})}] : [],
    facts: replacedBy ? [{label: words.replacedBy, value: [keyOnPage(replacedBy)]}] : [],
    ...(isChanged && {isChanged}),
    isUnusable: true,
  };
}

/**
 * `<SettingsGroup name="server" />`: the settings of a group in the page's version;
 * `<SettingsGroup name="removed" />`: those that earlier versions had.
 */
export const resolve: FactsResolver<SettingsGroupProps> = ({name}, context) => {
  const {version, locale} = context;
  const {settings: words, tables} = wordsOf(locale);
  const editor = pagePath(version, 'settings-and-operation/editor');
  const id = oneOf('group of settings', [...settingGroups, 'removed'], name);
  if (id === 'removed') {
    return {
      id,
      summary: tables.settingsGroup.removed,
      editor,
      entries: removedSettings(version).map((setting) => toRemovedDetails(setting, context)),
    };
  }
  const sourceOf = sourceNotesOf('settings', context);
  const settings = settingsOfGroup(version, id);
  const first = sourceOf(sourceIds.setting(settings[0]!.key));
  return {
    id,
    summary: words.groups[id].summary,
    editor,
    source: {...first, to: sourcePath(version, sourceIds.setting(''))},
    entries: settings.map((setting) => {
      const {to: _to, ...own} = sourceOf(sourceIds.setting(setting.key));
      const isOther = ([part, value]: [string, unknown]) =>
        JSON.stringify(value) !== JSON.stringify(first[part as keyof typeof own]);
      const source = Object.fromEntries(Object.entries(own).filter(isOther));
      return {...toDetails(setting, context), source};
    }),
  };
};
