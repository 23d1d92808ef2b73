import {displayValue} from '../../core/settings';
import {settingPath} from '../../core/references';
import {sourceIds} from '../../core/sources';
import type {Locale} from '../../data/locales';
import {sourceNotesOf, type SourceNoteProps} from '../SourceNote/resolve';
import {findSetting, type SettingType, type SettingValue} from '../../data/settings';
import {laterDefaultChanges, laterSettings, type LaterSetting} from '../../data/settings/later';
import {seriesOf} from '../../data/versions';
import {wordsOf, type Words} from '../../words';
import type {FactsResolver} from '../../core/resolver';

export interface LaterSettingsTableProps {
  readonly settings?: readonly {
    readonly key: string;
    readonly text: string;
    readonly default: string;
    readonly since: string;
    readonly source: SourceNoteProps;
  }[];
  readonly changes?: readonly {
    readonly key: string;
    readonly to: string;
    readonly before: string;
    readonly after: string;
    readonly since: string;
    readonly source: SourceNoteProps;
  }[];
  /** With the page, because every other page's script would carry them as well. */
  readonly words: Words['tables']['LaterSettingsTable'];
}

function withUnit(
  type: SettingType,
  value: SettingValue,
  unit: LaterSetting['unit'],
  locale: Locale,
): string {
  const words = wordsOf(locale);
  const text = displayValue(type, value) || words.builds.emptyList;
  const unitText = unit ? words.builds.units[unit] : '';
  return unitText ? `${text}${words.text.betweenNumberAndUnit}${unitText}` : text;
}

/**
 * `<LaterSettingsTable series="0.7" />`: the keys that builds of a series brought;
 * `<LaterSettingsTable show="defaults" />`: the defaults that newer builds changed.
 */
export const resolve: FactsResolver<LaterSettingsTableProps> = ({series, show}, context) => {
  const {version, locale} = context;
  const words = wordsOf(locale);
  const sourceOf = sourceNotesOf('later', context);
  if (show === 'defaults') {
    return {
      words: words.tables.LaterSettingsTable,
      changes: laterDefaultChanges.map(({key, from, to, since}) => {
        const setting = findSetting(key);
        const type = setting?.type ?? 'string';
        const unit = setting && 'unit' in setting ? setting.unit : undefined;
        return {
          key,
          to: settingPath(version, key),
          before: withUnit(type, from, unit, locale),
          after: withUnit(type, to, unit, locale),
          since,
          source: sourceOf(sourceIds.laterDefault(key)),
        };
      }),
    };
  }
  const chosen = laterSettings.filter(({since}) => seriesOf(since) === series);
  if (chosen.length === 0) {
    throw new Error(
      `<LaterSettingsTable series="${series ?? ''}" /> names no series with settings. Use ${[...new Set(laterSettings.map(({since}) => seriesOf(since)))].join(' or ')}.`,
    );
  }
  return {
    words: words.tables.LaterSettingsTable,
    settings: chosen.map(({key, type, unit, default: value, since, sinceIs}) => ({
      key,
      text: words.settings.later[key]?.summary ?? '',
      default: withUnit(type, value, unit, locale),
      since: sinceIs ? words.builds[sinceIs].replace('{build}', since) : since,
      source: sourceOf(sourceIds.later(key)),
    })),
  };
};
