import type {IniEntry} from './file';
import {propertyName} from './file';
import {endsList, masked} from './frame';
import {
  quotedText,
  readAsGame,
  type FileFault,
  type GameEntry,
  type GameReading,
  type GameTypes,
} from './game';
import {namesIn} from './known';
import {isPlaceholder, isWholePlace, asFilledIn} from './placeholder';
import {isIdle} from './typed';

export interface ServerView {
  /** With `none` the server runs with its defaults; with `nothing` the text sets nothing. */
  readonly kind: 'all' | 'some' | 'none' | 'nothing' | 'template';
  readonly fault?: FileFault;
  readonly unused: readonly string[];
}

/** Returns whether the server uses everything that a person wrote. */
export const isFine = ({kind}: ServerView): boolean => kind === 'all' || kind === 'nothing';

const anyQuotes = /"(?:[^"\\\r\n]|\\.)*"/g;

/**
 * A text that lost both its quotes has swallowed the settings after it, which stay visible here.
 */
const withoutText = (text: string): string =>
  text.replace(/,\w+=|[^\r\n]/g, (piece) => (piece.length > 1 ? piece : ' '));

const shut = /(=[ \t]*)("(?:[^"\\\r\n]|\\.)*")(?=[ \t]*[,)])/g;

/** Leaves out texts and notes, because a name of a setting in them isn't meant. */
function openText(text: string, {entries, listAt, closeAt, fault}: GameReading): string {
  const whole = masked(text);
  if (fault) {
    return whole;
  }
  const pieces: string[] = [];
  let at = 0;
  for (const {rawAt, rawEnd, fate} of entries) {
    if (fate !== 'passed-over') {
      pieces.push(
        whole.slice(at, rawAt),
        whole.slice(rawAt, rawEnd).replace(anyQuotes, withoutText),
      );
      at = rawEnd;
    }
  }
  const open = pieces.join('') + whole.slice(at);
  // A list that the game ignores may have names of settings in its texts, too.
  const above = open
    .slice(0, listAt)
    .replace(shut, (_, sign: string, said: string) => sign + withoutText(said));
  const behind = open.slice(closeAt + 1);
  const note = /^[ \t]*\/\/[^\r\n]*/.exec(behind)?.[0] ?? '';
  return above + open.slice(listAt, closeAt + 1) + behind.slice(endsList(note) ? 0 : note.length);
}

/** Returns whether a missing or extra quote cuts characters off a text, as in `""secret""`. */
export const isTorn = (
  {key, raw, rawAt, rawEnd}: GameEntry,
  source: string,
  typeOf: GameTypes,
): boolean => {
  const end = quotedText(raw, 0)?.end ?? raw.length;
  return (
    typeOf(key)?.type === 'string' &&
    (source.slice(rawAt, rawEnd) !== raw || !isIdle(raw.slice(end), raw.slice(0, end)))
  );
};

/** Tells what the server uses of a text; `entries` are what a person means. */
export function serverViewOf(
  text: string,
  entries: readonly IniEntry[],
  typeOf: GameTypes,
): ServerView {
  const plain = text.replace(/^\uFEFF/, '');
  const isFilledIn = ({key, value}: IniEntry): boolean =>
    isPlaceholder(value) &&
    (!value.startsWith('"') || typeOf(key)?.type !== 'string' || isWholePlace(value));
  const open = new Set(entries.filter(isFilledIn).map(({key}) => key.toLowerCase()));
  const filled = open.size > 0 ? asFilledIn(plain) : {source: plain, text: plain};
  const source = filled.text;
  const read = readAsGame(`\uFEFF${source}`, typeOf);
  const {fault} = read;
  const isKey = (name: string) => (typeOf(name) ? name : undefined);
  const meant = new Map(
    [...entries.map(({key}) => key), ...namesIn(openText(filled.source, read), isKey, true)]
      .filter((key) => typeOf(key))
      .reverse()
      .map((key) => [key.toLowerCase(), key]),
  );
  const hasLine = new RegExp(`${propertyName}\\W*\\w`, 'i').test(masked(plain));
  if (meant.size === 0 && !(fault && hasLine)) {
    return {kind: 'nothing', unused: []};
  }
  const keys = [...meant.values()].reverse();
  if (fault) {
    return {kind: 'none', fault, unused: keys};
  }
  // A key without a value isn't called unused, because the setting keeps its default.
  const used = new Map(
    read.entries
      .filter(
        (entry) =>
          entry.fate === 'empty' || (entry.fate === 'used' && !isTorn(entry, source, typeOf)),
      )
      .map(({key, raw}) => [key.toLowerCase(), raw]),
  );
  const isUnused = (key: string): boolean => !used.has(key.toLowerCase());
  const unused = keys.filter((key) => isUnused(key) || open.has(key.toLowerCase()));
  const isLost = (key: string): boolean => isUnused(key) && !open.has(key.toLowerCase());
  const isTemplate = open.size > 0 && open.size * 2 >= meant.size && !keys.some(isLost);
  const kind = isTemplate ? 'template' : unused.length > 0 ? 'some' : 'all';
  return {kind, unused: isTemplate ? [] : unused};
}
