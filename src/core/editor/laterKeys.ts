import {settings, type Setting} from '../../data/settings';
import type {GameType} from '../ini';
import {firstVersionWith} from '../../data/versions';
import {ageOf, type EditorData} from './model';

/** What the game makes of the values of a setting. */
export function gameTypeOf(setting: Setting): GameType {
  return 'values' in setting && setting.values?.length
    ? {type: setting.type, words: setting.values.map(({value}) => value)}
    : {type: setting.type};
}

/** What an editor knows, with the keys of later editions: that takes the catalogue of all settings. */
export function withLaterKeys(data: EditorData): EditorData {
  const later = settings.flatMap((setting) => {
    const {key, since} = setting;
    const first = firstVersionWith(since);
    return first && ageOf(data, first) >= data.versions.length
      ? [[key.toLowerCase(), {since: first, is: gameTypeOf(setting)}] as const]
      : [];
  });
  return data.later ? data : {...data, later: Object.fromEntries(later)};
}
