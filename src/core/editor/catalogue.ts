/** What takes the catalogue of all settings: no editor's page has it until there is something to read. */
import {settings, type Setting} from '../../data/settings';
import {firstVersionWith, isPresent, versionIds} from '../../data/versions';
import type {GameType} from '../ini';
import {ageOf, type EditorData} from './model';
import type {EditionKeys} from './recognise';

/** The keys of each edition. */
export const editionKeys: EditionKeys = versionIds.map((version) => [
  version,
  new Set(settings.filter((setting) => isPresent(setting, version)).map(({key}) => key)),
]);

/** What the game makes of the values of a setting. */
export function gameTypeOf(setting: Setting): GameType {
  return 'values' in setting && setting.values?.length
    ? {type: setting.type, words: setting.values.map(({value}) => value)}
    : {type: setting.type};
}

/** What an editor knows, with the keys of later editions. */
export function withLaterKeys(data: EditorData): EditorData {
  const later = settings.flatMap((setting) => {
    const since = firstVersionWith(setting.since);
    return since && ageOf(data, since) >= data.versions.length
      ? [[setting.key.toLowerCase(), {since, is: gameTypeOf(setting)}] as const]
      : [];
  });
  return {...data, later: new Map(later)};
}
