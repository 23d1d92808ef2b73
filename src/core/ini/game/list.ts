/** Source: `UScriptStruct::ImportText`, `FProperty::ImportSingleProperty` of Unreal Engine 5. */
import {readValue, skipBlanks, type GameType} from './values';

export type GameTypes = (key: string) => GameType | undefined;

type Fate = 'used' | 'passed-over' | 'repeated' | 'empty' | 'unknown';

export interface GameEntry {
  readonly key: string;
  readonly fate: Fate;
  readonly raw: string;
  readonly value?: string;
  readonly keyAt: number;
  readonly rawAt: number;
  readonly rawEnd: number;
}

export type ListFault = 'no-list' | 'open-quote' | 'not-closed' | 'closed-twice' | 'text-behind';

const nameEnd = /[=([.]/g;
const nameBlanks = /^[ \t]+|[ \t]+$/g;

function importSetting(
  source: string,
  from: number,
  typeOf: GameTypes,
  seen: Set<string>,
): readonly [end: number, entry?: Omit<GameEntry, 'raw' | 'rawEnd'>] {
  nameEnd.lastIndex = from;
  const at = nameEnd.exec(source)?.index;
  if (at === undefined) {
    return [source.length];
  }
  const key = source.slice(from, at).replace(nameBlanks, '');
  const found = {key, keyAt: skipBlanks(source, from), rawAt: at + 1};
  const known = typeOf(key);
  const lower = key.toLowerCase();
  if (!known || seen.has(lower)) {
    return [at, {...found, fate: known ? 'repeated' : 'unknown'}];
  }
  seen.add(lower);
  if (source[at] !== '=') {
    return [at + 1, {...found, fate: 'passed-over'}];
  }
  const rawAt = skipBlanks(source, at + 1);
  const isEmpty = rawAt >= source.length || source[rawAt] === ',' || source[rawAt] === ')';
  if (isEmpty && known.type !== 'list') {
    return [rawAt, {...found, rawAt, fate: 'empty'}];
  }
  const read = readValue(source, rawAt, known.type, known.words);
  return read
    ? [read.end, {...found, rawAt, fate: 'used', value: read.text}]
    : [rawAt, {...found, rawAt, fate: 'passed-over'}];
}

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

interface GameList {
  readonly fault?: ListFault;
  readonly entries: readonly GameEntry[];
  readonly closeAt: number;
}

/** A fault anywhere makes the engine drop the whole list. */
export function importList(source: string, typeOf: GameTypes): GameList {
  if (!source.startsWith('(')) {
    return {fault: 'no-list', entries: [], closeAt: -1};
  }
  const entries: GameEntry[] = [];
  const seen = new Set<string>();
  let at = 1;
  while (source[at] !== ')') {
    const [next, entry] = importSetting(source, at, typeOf, seen);
    const end = skipRest(source, next);
    if (typeof end === 'string') {
      return {fault: end, entries, closeAt: -1};
    }
    if (entry) {
      const rawAt = skipBlanks(source, entry.rawAt);
      const raw = source.slice(rawAt, Math.max(rawAt, end)).trim();
      entries.push({...entry, raw, rawAt, rawEnd: rawAt + raw.length});
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
