import {displayValue, hasSetting, settingsForVersion} from '../../../core/settings';
import {sourceIds} from '../../../core/sources';
import {unitFor} from '../../../core/text/unit';
import type {FactsContext} from '../../../core/resolver';
import type {Locale} from '../../../data/locales';
import type {Setting, SettingValue} from '../../../data/settings';
import {isAtLeast, newestVersion, seriesOf} from '../../../data/versions';
import {wordsOf} from '../../../words';
import {sourceNotesOf} from '../../SourceNote/resolve';
import {settingLink, tableOf, type FactsBuilder, type RichCell} from '../types';

const newest = newestVersion.id;

function withUnit(setting: Setting, value: SettingValue, locale: Locale): string {
  const words = wordsOf(locale);
  const text = displayValue(setting.type, value) || words.builds.emptyList;
  const unitText =
    'unit' in setting ? unitFor(words.builds.units[setting.unit], Number(value)) : '';
  return unitText ? `${text}${words.text.betweenNumberAndUnit}${unitText}` : text;
}

function sinceOf(context: FactsContext) {
  const sourceOf = sourceNotesOf('settings', {...context, version: newest});
  return (text: string, key: string) => ({text, source: sourceOf(sourceIds.setting(key))});
}

export const laterDefaults: FactsBuilder = (_attributes, context) => {
  const {version, locale} = context;
  const {changes, ...words} = wordsOf(locale).tables.laterSettings;
  const since = sinceOf(context);
  const cellOf = (setting: Setting, value: SettingValue): RichCell => ({
    text: withUnit(setting, value, locale),
    look: 'unit' in setting ? undefined : 'code',
  });
  const rows = settingsForVersion(newest)
    .filter(({key}) => hasSetting(version, key))
    .flatMap(({changes: all, ...of}) => all.map((change) => ({...of, ...change})))
    .filter((change) => !isAtLeast(version, change.since));
  return tableOf({...words, caption: changes}, rows, {
    anchor: ({key}) => `default-${key}`,
    key: ({key}) => settingLink(newest, key),
    from: ({setting, from}) => cellOf(setting, from),
    to: ({setting, to}) => cellOf(setting, to),
    changedIn: (row) => since(row.since, row.key),
  });
};

/** `series="0.7"` shows keys that a series brought. */
export const laterSettings: FactsBuilder = ({series = ''}, context) => {
  const {version, locale} = context;
  const {settings, tables} = wordsOf(locale);
  const since = sinceOf(context);
  const rows = settingsForVersion(newest).filter(
    ({key, setting}) => !hasSetting(version, key) && seriesOf(setting.since) === series,
  );
  if (rows.length === 0) {
    throw new Error(`series="${series}" brought no setting that ${version} lacks.`);
  }
  return tableOf(tables.laterSettings, rows, {
    anchor: ({key}) => key,
    key: ({key}) => settingLink(newest, key),
    meaning: ({key}) => settings.settings[key]?.summary ?? '',
    default: ({setting, default: value}) => withUnit(setting, value, locale),
    since: ({key, setting}) => since(setting.since, key),
  });
};
