import {iniProperty, iniSection, settingGroups} from '../../data/settings';
import type {VersionId} from '../../data/versions';
import {settingsForVersion} from '../../core/settings';
import type {VersionSetting} from '../../core/settings';
import {wordsOf} from '../../words';
import {byLocale, FORMAT_VERSION} from './factFiles';
import {sourcesOfSetting} from '../../core/sources';
import {publishedSources} from './factSources';

function record(version: VersionSetting, edition: VersionId) {
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
      meaning: byLocale((locale) => wordsOf(locale).settings.settings[key]?.values?.[value]),
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
        wordsOf(locale).settings.settings[key] ?? {};
      const said = version.notes.map((id) => notes?.[id]).filter((note) => note !== undefined);
      return {name, summary, description, higher, lower, notes: said.length ? said : undefined};
    }),
    confidence: setting.confidence,
    sources: publishedSources(sourcesOfSetting(setting, edition)),
  };
}

/** The catalogue of one version as plain JSON, with the words of every language. */
export function catalogueJson(version: VersionId) {
  return {
    formatVersion: FORMAT_VERSION,
    version,
    section: iniSection,
    property: iniProperty,
    groups: settingGroups.map((id) => ({
      id,
      name: byLocale((locale) => wordsOf(locale).settings.groups[id].name),
    })),
    settings: settingsForVersion(version).map((each) => record(each, version)),
  };
}
