import {displayValue, hasSetting, settingsForVersion} from '../../../core/settings';
import {sourceIds} from '../../../core/sources';
import {unitFor} from '../../../core/text/unit';
import type {Locale} from '../../../data/locales';
import type {Setting, SettingValue} from '../../../data/settings';
import {isAtLeast, newestVersion, seriesOf} from '../../../data/versions';
import {wordsOf} from '../../../words';
import {sourceNotesOf} from '../../SourceNote/resolve';
import {settingLink, type TableBuilder} from '../types';

/** The newest edition, whose settings the tables compare with those of the page. */
const newest = newestVersion.id;

function withUnit(setting: Setting, value: SettingValue, locale: Locale): string {
  const words = wordsOf(locale);
  const text = displayValue(setting.type, value) || words.builds.emptyList;
  const unitText =
    'unit' in setting ? unitFor(words.builds.units[setting.unit], Number(value)) : '';
  return unitText ? `${text}${words.text.betweenNumberAndUnit}${unitText}` : text;
}

/** The defaults that changed up to the newest edition. */
export const laterDefaults: TableBuilder = (_attributes, context) => {
  const {version, locale} = context;
  const words = wordsOf(locale).tables.laterSettings;
  const sourceOf = sourceNotesOf('settings', {...context, version: newest});
  return {
    caption: words.changes,
    columns: [words.key, words.from, words.to, words.changedIn],
    rows: settingsForVersion(newest)
      .filter(({key}) => hasSetting(version, key))
      .flatMap(({key, setting, changes}) =>
        changes
          .filter(({since}) => !isAtLeast(version, since))
          .map(({from, to, since}) => ({
            anchor: `default-${key}`,
            heading: settingLink(newest, key),
            cells: [
              withUnit(setting, from, locale),
              withUnit(setting, to, locale),
              {text: since, source: sourceOf(sourceIds.setting(key))},
            ],
          })),
      ),
  };
};

/** `series="0.7"`: the keys of the newest edition that the builds of a series brought. */
export const laterSettings: TableBuilder = ({series = ''}, context) => {
  const {version, locale} = context;
  const {settings, tables} = wordsOf(locale);
  const words = tables.laterSettings;
  const sourceOf = sourceNotesOf('settings', {...context, version: newest});
  const chosen = settingsForVersion(newest).filter(
    ({key, setting}) => !hasSetting(version, key) && seriesOf(setting.since) === series,
  );
  if (chosen.length === 0) {
    throw new Error(`series="${series}" brought no setting that ${version} lacks.`);
  }
  return {
    caption: words.caption,
    columns: [words.key, words.meaning, words.default, words.since],
    rows: chosen.map(({key, setting, default: value}) => ({
      anchor: key,
      heading: settingLink(newest, key),
      cells: [
        settings.settings[key]?.summary ?? '',
        withUnit(setting, value, locale),
        {text: setting.since, source: sourceOf(sourceIds.setting(key))},
      ],
    })),
  };
};
