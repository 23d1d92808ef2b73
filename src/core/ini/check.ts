import type {IniEntry} from './file';
import {readAsGame, type FileFault, type GameTypes} from './game';
import {asFilledIn, maskPlaceholders} from './placeholder';

export interface WrittenFault {
  readonly code: FileFault | 'different';
  readonly key?: string;
}

/** Reads a text as the game does, and returns what is wrong. */
export function writtenFault(
  text: string,
  entries: readonly IniEntry[],
  typeOf: GameTypes,
): WrittenFault | undefined {
  const {fault, entries: read} = readAsGame(asFilledIn(text).text, typeOf);
  if (fault) {
    return {code: fault};
  }
  const plain = (setting: string): string => maskPlaceholders(setting).replace(/(?<==\(?)00+/, '0');
  const found = read.map(({key, raw}) => plain(`${key.toLowerCase()}=${raw}`));
  const other =
    entries.find(({key, value}, at) => plain(`${key.toLowerCase()}=${value}`) !== found[at]) ??
    read[entries.length];
  return other && {code: 'different', key: other.key};
}
