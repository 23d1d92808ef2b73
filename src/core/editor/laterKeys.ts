import {findSetting} from '../../data/settings';
import {findLaterSetting} from '../../data/settings/later';
import {firstVersionWith, isVersionId} from '../../data/versions';
import {ageOf, type EditorData} from './model';

/** The first build that has a key, where that is later than the version of the page. */
function laterSince(key: string, data: EditorData): string | undefined {
  const documented = findSetting(key);
  if (documented) {
    const since = firstVersionWith(documented.since);
    return since && isVersionId(since) && ageOf(data, since) >= data.versions.length
      ? since
      : undefined;
  }
  return findLaterSetting(key)?.since;
}

/** What an editor knows, with the keys of later builds: that takes the catalogue of all settings. */
export function withLaterKeys(data: EditorData): EditorData {
  return data.laterSince ? data : {...data, laterSince: (key) => laterSince(key, data)};
}
