import {iniProperty, iniSection, settingGroups} from '../../data/settings';
import type {VersionId} from '../../data/versions';
import {settingsForVersion} from './versionSettings';
import type {VersionSetting} from './versionSettings';
import {settingWords} from './words';

const locales = ['en', 'ja'] as const;

function byLocale<Value>(read: (locale: (typeof locales)[number]) => Value) {
  return Object.fromEntries(locales.map((locale) => [locale, read(locale)]));
}

function record(version: VersionSetting) {
  const {key, setting} = version;
  return {
    key,
    group: setting.group,
    type: setting.type,
    quoted: setting.type === 'string',
    unit: 'unit' in setting ? setting.unit : undefined,
    range: version.range,
    values: version.values?.map((value) => ({
      value,
      meaning: byLocale((locale) => settingWords(locale).settings[key]?.values?.[value]),
    })),
    default: version.default,
    iniDefault: version.printedDefault,
    since: setting.since,
    addedIn: version.addedIn,
    defaultChanges: version.changes.length > 0 ? version.changes : undefined,
    hasEffect: version.hasEffect,
    deprecated: version.isDeprecated,
    reserved: version.isReserved,
    takesEffect: setting.newWorld ? 'new world' : 'server restart',
    related: version.related,
    words: byLocale((locale) => {
      const {name, summary, description, higher, lower, notes} =
        settingWords(locale).settings[key] ?? {};
      const said = version.notes.map((id) => notes?.[id]).filter((note) => note !== undefined);
      return {name, summary, description, higher, lower, notes: said.length ? said : undefined};
    }),
    confidence: setting.confidence,
  };
}

/** The catalogue of one version as plain JSON, with the words of both languages. */
export function catalogueJson(version: VersionId) {
  return {
    version,
    section: iniSection,
    property: iniProperty,
    groups: settingGroups.map((id) => ({
      id,
      name: byLocale((locale) => settingWords(locale).groups[id].name),
    })),
    settings: settingsForVersion(version).map(record),
  };
}
