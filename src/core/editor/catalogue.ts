/** The browser loads this module only when there is a file, a link or a text to read. */
import {settings} from '../../data/settings';
import {firstVersionWith, isPresent, versionIds} from '../../data/versions';
import {printValue} from '../../data/settings/print';
import {defaultAt} from '../../data/settings/dated';
import {knownKeys} from '../settings/knownKeys';
import type {EditorData, OtherKey} from './model';
import type {EditionKeys} from './recognise';

export const editionKeys: EditionKeys = versionIds.map((version) => [
  version,
  new Set(settings.filter((setting) => isPresent(setting, version)).map(({key}) => key)),
]);

const defaults = new Map(
  settings
    .filter((setting) => 'defaultChanges' in setting)
    .map((setting) => [
      setting.key,
      Object.fromEntries(
        versionIds
          .filter((version) => isPresent(setting, version))
          .map((version) => [version, printValue(setting.type, defaultAt(setting, version))]),
      ),
    ]),
);

/** Adds the keys and defaults of other editions. */
export function withOthers(data: EditorData): EditorData {
  const keys = settings.flatMap((setting): (readonly [string, OtherKey])[] => {
    const removed = setting.removed && firstVersionWith(setting.removed);
    const since = firstVersionWith(setting.since);
    const when =
      removed && data.versions.includes(removed)
        ? {removed, ...('replacedBy' in setting && {replacedBy: setting.replacedBy})}
        : since && !data.versions.includes(since) && {since};
    return when ? [[setting.key.toLowerCase(), {is: knownKeys.find(setting.key)!, ...when}]] : [];
  });
  return {...data, others: {keys: new Map(keys), editions: editionKeys, defaults}};
}
