/**
 * The two questions about every file, answered apart: what has the server used of it so far, and
 * will it use everything of the text that is written now? Both are put to the strict model of the
 * game's reader, which shares no code with the reader that repairs.
 */
import type {IniEntry} from './file';
import {readAsGame, type FileFault, type GameReading, type GameTypes} from './game';

/** What the server has used of a file so far. */
export interface ServerView {
  /** all: every setting; some: not those in `unused`; none: it ran with its defaults; nothing: the file sets nothing. */
  readonly kind: 'all' | 'some' | 'none' | 'nothing';
  /** Why it used none. */
  readonly fault?: FileFault;
  /** The settings that were meant and that it did not use. */
  readonly unused: readonly string[];
}

/** Tells what the server has used of a text in which a person meant `entries`. */
export function serverViewOf(
  text: string,
  entries: readonly IniEntry[],
  typeOf: GameTypes,
): ServerView {
  const meant = entries.filter(({key}) => typeOf(key)).map(({key}) => key);
  const {fault, entries: read} = readAsGame(text, typeOf);
  if (meant.length === 0) {
    return {kind: 'nothing', unused: []};
  }
  if (fault) {
    return {kind: 'none', fault, unused: meant};
  }
  // A key without a value is read as well: the default stays.
  const used = new Set(
    read.filter(({fate}) => fate === 'used' || fate === 'empty').map(({key}) => key.toLowerCase()),
  );
  const unused = meant.filter((key) => !used.has(key.toLowerCase()));
  return {kind: unused.length === 0 ? 'all' : 'some', unused};
}

/** Why a written text must not be used: the server would read something else than is meant. */
export interface WrittenFault {
  readonly code: FileFault | 'different';
  /** The first setting that the server would read otherwise. */
  readonly key?: string;
}

/** Placeholders of templates without the braces, which the game does not read as they stand. */
function withoutBraces(text: string): string {
  return text.replace(/\$\{([^{}"\r\n]*)\}|\{\{([^{}"\r\n]*)\}\}/g, '$$$1$2');
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
  const {fault, entries: read}: GameReading = readAsGame(withoutBraces(text), typeOf);
  if (fault) {
    return {code: fault};
  }
  const length = Math.max(read.length, entries.length);
  for (let at = 0; at < length; at += 1) {
    const [meant, found] = [entries[at], read[at]];
    if (!meant || meant.key !== found?.key || withoutBraces(meant.value) !== found.raw) {
      return {code: 'different', key: meant?.key ?? found?.key ?? ''};
    }
  }
  return undefined;
}
