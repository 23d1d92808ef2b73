import {findSetting, settings} from '../../data/settings';
import {otherNames} from '../../data/settings/otherNames';
import {KnownKeys, type KnownKey} from '../ini/known';

function allSettings(): readonly KnownKey[] {
  return settings.map((setting): KnownKey => {
    const {key, type} = setting;
    return {
      key,
      type,
      ...('values' in setting && setting.values.length > 0
        ? {words: setting.values.map(({value}) => value)}
        : {}),
      ...('secret' in setting ? {isSecret: true} : {}),
    };
  });
}

/** The keys of all editions, and names that people take for a key. */
export const knownKeys = new KnownKeys([
  ...allSettings(),
  ...otherNames.map(({name, key}) => ({key: name, type: findSetting(key)?.type ?? 'string'})),
]);
