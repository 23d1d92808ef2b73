/** Will the server use everything of a text that is written now? The strict model of the game's reader answers. */
import type {IniEntry} from './file';
import {readAsGame, type FileFault, type GameTypes} from './game';
import {maskPlaceholders} from './placeholder';

/** Why a written text must not be used: the server would read something else than is meant. */
export interface WrittenFault {
  readonly code: FileFault | 'different';
  /** The first setting that the server would read otherwise. */
  readonly key?: string;
}

/**
 * Reads a written text as the game does: its section, its one line, and every setting in its place
 * with its value. Undefined where all of that holds. What a value means is not judged here.
 */
export function writtenFault(
  text: string,
  entries: readonly IniEntry[],
  typeOf: GameTypes,
): WrittenFault | undefined {
  const {fault, entries: read} = readAsGame(maskPlaceholders(text), typeOf);
  if (fault) {
    return {code: fault};
  }
  const found = read.map(({key, raw}) => `${key.toLowerCase()}=${raw}`);
  const other =
    entries.find(
      ({key, value}, at) => maskPlaceholders(`${key.toLowerCase()}=${value}`) !== found[at],
    ) ?? read[entries.length];
  return other && {code: 'different', key: other.key};
}
