/**
 * The two questions about every file, answered by the strict model of the game's reader: what has the
 * server used of it so far, and will it use everything of the text that is written now?
 */
import type {IniEntry} from './file';
import {readAsGame, type FileFault, type GameTypes} from './game';
import {isPlaceholder, maskPlaceholders} from './placeholder';

/** What the server uses of a text. */
export interface ServerView {
  /**
   * all: every setting; some: not those in `unused`; none: it runs with its defaults; nothing: the
   * text sets nothing; template: another program has to fill it in first.
   */
  readonly kind: 'all' | 'some' | 'none' | 'nothing' | 'template';
  /** Why it uses none. */
  readonly fault?: FileFault;
  /** The settings that are meant and that it does not use. */
  readonly unused: readonly string[];
}

/** Tells what the server uses of a text in which a person means `entries`. */
export function serverViewOf(
  text: string,
  entries: readonly IniEntry[],
  typeOf: GameTypes,
): ServerView {
  const meant = [...new Set(entries.map(({key}) => key))].filter((key) => typeOf(key));
  if (meant.length === 0) {
    return {kind: 'nothing', unused: []};
  }
  const isFilledIn = ({key, value}: IniEntry): boolean =>
    isPlaceholder(value) && (!value.startsWith('"') || typeOf(key)?.type !== 'string');
  const open = new Set(entries.filter(isFilledIn).map(({key}) => key));
  const {fault, entries: read} = readAsGame(open.size > 0 ? maskPlaceholders(text) : text, typeOf);
  if (fault) {
    return {kind: 'none', fault, unused: meant};
  }
  // A key without a value is read as well: the default stays.
  const used = new Set(
    read.filter(({fate}) => fate === 'used' || fate === 'empty').map(({key}) => key.toLowerCase()),
  );
  const unused = meant.filter((key) => !used.has(key.toLowerCase()) && !open.has(key));
  const kind = unused.length > 0 ? 'some' : open.size > 0 ? 'template' : 'all';
  return {kind, unused};
}

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
