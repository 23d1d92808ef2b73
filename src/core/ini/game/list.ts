/**
 * The list of settings as the engine imports it into its structure.
 * Source: `UScriptStruct::ImportText` and `FProperty::ImportSingleProperty` of Unreal Engine 5.
 */
import {readValue, skipBlanks, type GameType, type ReadValue} from './values';

/** Finds what the engine knows of a key; undefined for a key it does not have. Keys know no case. */
export type GameTypes = (key: string) => GameType | undefined;

/**
 * What becomes of a setting: it is used; it is passed over because its value is none; it came before;
 * it has no value; or the game has no such key.
 */
export type Fate = 'used' | 'passed-over' | 'repeated' | 'empty' | 'unknown';

export interface GameEntry {
  readonly key: string;
  readonly fate: Fate;
  /** What is between the equals sign and the next setting. */
  readonly raw: string;
  /** The value as the game has it, where it is used. */
  readonly value?: string;
  /** What the game skips behind the value. */
  readonly rest?: string;
  /** Where the key and `raw` start: in the list here, in the file from `readAsGame`. */
  readonly keyAt: number;
  readonly rawAt: number;
  readonly rawEnd: number;
}

/** Why the list as a whole is invalid: then the game runs with its defaults. */
export type ListFault = 'no-list' | 'open-quote' | 'not-closed' | 'closed-twice' | 'text-behind';

export interface GameList {
  readonly fault?: ListFault;
  readonly entries: readonly GameEntry[];
  /** Where the closing parenthesis is. */
  readonly closeAt: number;
}

const nameEnd = /[=([.]/g;
const nameBlanks = /^[ \t]+|[ \t]+$/g;

interface Imported {
  /** Where the engine goes on. */
  readonly at: number;
  readonly entry?: Omit<GameEntry, 'raw' | 'rawEnd' | 'rest'> | undefined;
}

/** Imports one setting. */
function importSetting(
  source: string,
  from: number,
  typeOf: GameTypes,
  seen: Set<string>,
): Imported {
  nameEnd.lastIndex = from;
  const delimiter = nameEnd.exec(source);
  if (!delimiter) {
    return {at: source.length};
  }
  let at = delimiter.index;
  const key = source.slice(from, at).replace(nameBlanks, '');
  const entry = (fate: Fate, valueFrom: number, read?: ReadValue): Imported['entry'] => ({
    key,
    fate,
    keyAt: skipBlanks(source, from),
    rawAt: valueFrom,
    ...(read ? {value: read.text} : {}),
  });
  const known = typeOf(key);
  if (!known) {
    return {at, entry: entry('unknown', at + 1)};
  }
  const lower = key.toLowerCase();
  if (seen.has(lower)) {
    return {at, entry: entry('repeated', at + 1)};
  }
  seen.add(lower);
  if (source[at] !== '=') {
    return {at: at + 1, entry: entry('passed-over', at + 1)};
  }
  at = skipBlanks(source, at + 1);
  const isEmpty = at >= source.length || source[at] === ',' || source[at] === ')';
  if (isEmpty && known.type !== 'list') {
    return {at, entry: entry('empty', at)};
  }
  const read = readValue(source, at, known.type, known.words);
  return {at: read?.end ?? at, entry: entry(read ? 'used' : 'passed-over', at, read)};
}

/** Where the engine stops skipping what is left of a setting; -1 where a quote stays open. */
function skipRest(source: string, from: number): number | ListFault {
  let at = skipBlanks(source, from);
  let depth = 0;
  while (at < source.length && (depth > 0 || (source[at] !== ')' && source[at] !== ','))) {
    at = skipBlanks(source, at);
    const sign = source[at];
    if (sign === '"') {
      const close = source.indexOf('"', at + 1);
      if (close < 0) {
        return 'open-quote';
      }
      at = close;
    } else if (sign === '(') {
      depth += 1;
    } else if (sign === ')') {
      depth -= 1;
      if (depth < 0) {
        return 'closed-twice';
      }
    }
    at += 1;
  }
  return at;
}

/** Imports `(Key=Value,…)`. A fault anywhere makes the whole list invalid. */
export function importList(source: string, typeOf: GameTypes): GameList {
  if (!source.startsWith('(')) {
    return {fault: 'no-list', entries: [], closeAt: -1};
  }
  const entries: GameEntry[] = [];
  const seen = new Set<string>();
  let at = 1;
  while (source[at] !== ')') {
    const {at: next, entry} = importSetting(source, at, typeOf, seen);
    const end = skipRest(source, next);
    if (typeof end === 'string') {
      return {fault: end, entries, closeAt: -1};
    }
    if (entry) {
      const rawAt = skipBlanks(source, entry.rawAt);
      const raw = source.slice(rawAt, Math.max(rawAt, end)).trim();
      const rest = next > rawAt ? {rest: source.slice(next, end).trim()} : {};
      entries.push({...entry, raw, rawAt, rawEnd: rawAt + raw.length, ...rest});
    }
    if (source[end] !== ',' && source[end] !== ')') {
      return {fault: 'not-closed', entries, closeAt: -1};
    }
    at = source[end] === ',' ? skipBlanks(source, end + 1) : end;
  }
  return at + 1 < source.length
    ? {fault: 'text-behind', entries, closeAt: at}
    : {entries, closeAt: at};
}
