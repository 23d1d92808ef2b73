import {findSetting, settings} from '../../data/settings';
import {otherNames} from '../../data/settings/otherNames';
import {KnownKeys, type KnownKey} from '../ini/known';
import {withoutEmpty} from '../withoutEmpty';

/** The keys of all editions, and names that people take for a key. */
export const knownKeys = new KnownKeys([
  ...settings.map((setting) =>
    withoutEmpty<KnownKey>({
      key: setting.key,
      type: setting.type,
      words: 'values' in setting ? setting.values.map(({value}) => value) : undefined,
      isSecret: 'secret' in setting || undefined,
    }),
  ),
  ...otherNames.map(({name, key}) => ({key: name, type: findSetting(key)?.type ?? 'string'})),
]);
