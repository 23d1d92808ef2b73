import type {IniEntry, WrittenFault} from '../ini';
import type {GameType} from '../ini/game';
import {writtenFault} from '../ini';
import type {EditorData} from './model';

const types = new WeakMap<EditorData, ReadonlyMap<string, GameType>>();

/** What the server of a version knows of a key. Keys know no case. */
export function gameTypes(data: EditorData): (key: string) => GameType | undefined {
  const known =
    types.get(data) ??
    new Map(
      data.settings.map(({key, type, values}) => [
        key.toLowerCase(),
        {type, ...(values && type === 'enum' ? {words: values.map(([word]) => word)} : {})},
      ]),
    );
  types.set(data, known);
  return (key) => known.get(key.toLowerCase());
}

/** Why a text must not be used as it was written, or undefined: the independent check. */
export function writtenFaultIn(
  text: string,
  entries: readonly IniEntry[],
  data: EditorData,
): WrittenFault | undefined {
  return writtenFault(text, entries, gameTypes(data));
}
