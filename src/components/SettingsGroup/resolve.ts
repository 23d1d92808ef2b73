import {settingGroups, type Setting} from '../../data/settings';
import {firstVersionWith} from '../../data/versions';
import {pagePath} from '../../core/references';
import {
  removedSettings,
  settingsForVersion,
  settingsOfGroup,
  type VersionSetting,
} from '../../core/settings';
import type {Cell} from '../Facts/types';
import {sourceIds} from '../../core/sources';
import {joinSentences, splitSentence} from '../../core/text/sentences';
import {fillIn} from '../../core/text/fillIn';
import {wordsOf} from '../../words';
import {oneOf, type FactsAttributes, type FactsContext} from '../../core/resolver';
import {sourceNotesOf, type SourceNoteProps} from '../SourceNote/resolve';
import {keyOnPage, presetOf, settingFacts, settingMarks, type SettingFact} from './facts';

export interface SettingDetails {
  readonly key: string;
  readonly name: string;
  readonly preset?: Cell;
  readonly lead: string;
  readonly text?: string;
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
  readonly history?: readonly string[];
  readonly facts: readonly SettingFact[];
  readonly assignment?: string;
  /** Confirmed facts show no source. */
  readonly source?: SourceNoteProps;
  readonly isChanged?: boolean;
  readonly isUnusable?: boolean;
}

export type SettingsGroupProps = ReturnType<typeof resolve>;

const isUnused = ({hasEffect, isReserved}: VersionSetting) => !hasEffect || isReserved;

function toDetails(
  of: VersionSetting,
  context: FactsContext,
  source: SourceNoteProps | undefined,
): SettingDetails {
  const {version, locale} = context;
  const {key, addedIn, changes, printedDefault} = of;
  const {settings, text, tables} = wordsOf(locale);
  const words = settings.settings[key];
  if (!words) {
    throw new Error(
      `The setting ${key} has no words in ${locale}. Add them to src/words/${locale}/settings.json.`,
    );
  }
  const isChanged = addedIn === version || changes.some((change) => change.version === version);
  const {first, rest} = splitSentence(words.summary);
  const more = joinSentences([rest, words.description], text.betweenSentences);
  return {
    key,
    name: words.name,
    preset: presetOf(printedDefault, tables.settingsGroup),
    lead: first,
    ...(more && {text: more}),
    notes: of.notes.map((id) => words.notes?.[id]).filter((note) => note !== undefined),
    ...settingMarks(of, tables.settingsGroup),
    facts: settingFacts(of, context, words),
    assignment: `${key}=${printedDefault}`,
    ...(source && {source}),
    ...(isChanged && {isChanged}),
    ...(isUnused(of) && {isUnusable: true}),
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
    lead: summary,
    notes: [],
    warnings: removed ? [fillIn(words.removedIn, {version: removed})] : [],
    facts: replacedBy ? [[words.replacedBy, [keyOnPage(replacedBy)]]] : [],
    ...(isChanged && {isChanged}),
    isUnusable: true,
  };
}

/** `unused` settings have no effect, `removed` settings are of earlier versions. */
export function resolve({name}: FactsAttributes, context: FactsContext) {
  const {version, locale} = context;
  const {settings: words, tables} = wordsOf(locale);
  const editor = pagePath(version, 'settings-and-operation/editor');
  const id = oneOf('group of settings', [...settingGroups, 'unused', 'removed'], name);
  if (id === 'removed') {
    return {
      id,
      summary: tables.settingsGroup.removed,
      editor,
      entries: removedSettings(version).map((setting) => toRemovedDetails(setting, context)),
    };
  }
  const settings =
    id === 'unused'
      ? settingsForVersion(version).filter(isUnused)
      : settingsOfGroup(version, id).filter((setting) => !isUnused(setting));
  const sourceOf = sourceNotesOf('settings', context);
  return {
    id,
    summary: id === 'unused' ? tables.settingsGroup.unused : words.groups[id].summary,
    editor,
    entries: settings.map((setting) =>
      toDetails(setting, context, sourceOf(sourceIds.setting(setting.key))),
    ),
  };
}
