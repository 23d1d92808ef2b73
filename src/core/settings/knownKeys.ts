import {findSetting, settings} from '../../data/settings';
import {laterSettings} from '../../data/settings/later';
import {otherNames} from '../../data/settings/otherNames';
import {KnownKeys, type KnownKey} from '../ini/known';

function knownSettings(): readonly KnownKey[] {
  return settings.map((setting) => ({
    key: setting.key,
    type: setting.type,
    ...('values' in setting ? {words: setting.values.map(({value}) => value)} : {}),
  }));
}

/**
 * Every key that a settings file may hold: those of all editions and of newer builds, and the names
 * that people take for one of them. The reader tells a damaged setting from a piece of text by them.
 */
export const knownKeys = new KnownKeys([
  ...knownSettings(),
  ...laterSettings.map(({key, type}) => ({key, type})),
  ...otherNames.map(({name, key}) => ({key: name, type: findSetting(key)?.type ?? 'string'})),
]);
