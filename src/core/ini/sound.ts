import {
  propertyName,
  writeIni,
  writeOptionLine,
  type IniEntry,
  type IniFile,
  type LinePiece,
} from './file';
import {readAsGame, readsWhole, type GameEntry, type GameTypes} from './game';
import type {KnownKeys} from './known';
import type {Reading} from './parse';
import {isPlaceholder, asFilledIn} from './placeholder';
import {isSecret} from './secret';
import {isTorn} from './server';
import {isQuoted} from './text';

const plainKey = /^[\p{L}_][\p{L}\p{N}_ ー-]*$/u;

function isWhole({fate, key, keyAt, raw}: GameEntry, source: string, known: KnownKeys): boolean {
  const setting = known.find(key);
  if (setting) {
    return fate === 'used' ? readsWhole(raw, setting) : fate === 'empty';
  }
  return (
    (!raw.startsWith('"') || isQuoted(raw)) &&
    plainKey.test(key) &&
    key.toLowerCase() !== propertyName.toLowerCase() &&
    source.startsWith(key, keyAt) &&
    !known.spelt(key) &&
    !key.split(/[ -]/).some((word) => known.find(word)) &&
    // The game doesn't read a setting that follows a blank or a missing comma.
    !/[\p{L}_]\w{2,}[ \t]*[=＝][ \t]*["\w(]/u.test(
      raw.replace(/"[^"]*"|\((?:[^()]|\([^()]*\))*\)/g, '""'),
    )
  );
}

const setsKnown = (text: string, at: number, known: KnownKeys): boolean => {
  const line = text.slice(at, at + 100);
  const found = known.marks(line).find((mark) => mark.known);
  return found?.at === line.search(/\S/);
};

/** The game ignores a damaged line below its list, but the person meant that line. */
const hasLaterList = (text: string): boolean =>
  /^[ \t]*[-+.!@*]?Option[ _]?Settings?(?!\w)/im.test(
    (text.split(/[\r\n][ \t]*\[/, 1)[0] ?? '').normalize('NFKC'),
  );

/** Unknown keys behind a password without quotes may be the rest of it. */
function doubtfulIn(entries: readonly IniEntry[], known: KnownKeys): readonly string[] {
  let isOpen = false;
  return entries.flatMap(({key, value}) => {
    const isRest = isOpen && !known.find(key);
    isOpen = isRest || (isSecret(key) && value !== '' && !isQuoted(value));
    return isRest ? [key] : [];
  });
}

/**
 * After an unknown key, the game skips a comma that follows a blank, and so loses the next setting.
 */
const hidesSetting = (text: string, entries: readonly GameEntry[], typeOf: GameTypes): boolean =>
  entries.some(({key}) => !typeOf(key)) &&
  readAsGame(`\uFEFF${text}`, typeOf).entries.length < entries.length;

/** Reads a file that the game reads whole, else undefined. */
export function readSound(file: string, known: KnownKeys, typeOf?: GameTypes): Reading | undefined {
  const {source, text, added} = asFilledIn(file.replace(/^\uFEFF/, ''));
  const game = readAsGame(`\uFEFF${text}`, (key) => known.find(key));
  const bytesOf = ({rawAt, rawEnd}: GameEntry): string => source.slice(rawAt, rawEnd);
  const isMasked = (entry: GameEntry): boolean =>
    text.slice(entry.rawAt, entry.rawEnd) !== bytesOf(entry);
  const isPlace = (entry: GameEntry): boolean =>
    isMasked(entry) || (known.find(entry.key)?.type !== 'string' && isPlaceholder(entry.raw));
  if (
    game.fault ||
    (typeOf && hidesSetting(text, game.entries, typeOf)) ||
    game.closeAt < 0 ||
    source.includes('\0') ||
    game.otherLines.some((at) => setsKnown(text, at, known)) ||
    hasLaterList(text.slice(game.closeAt)) ||
    game.entries.some((entry) => isTorn(entry, text, (key) => known.find(key))) ||
    !game.entries.every((entry) => isPlace(entry) || isWhole(entry, source, known))
  ) {
    return undefined;
  }
  const start = game.optionLines.at(-1) ?? 0;
  let last = game.listAt + 1;
  const pieces = game.entries.map((entry): LinePiece => {
    const bytes = bytesOf(entry);
    const lead = source.slice(last, entry.rawAt);
    last = entry.rawEnd;
    const value = isMasked(entry) ? bytes.trim() : entry.raw;
    return {key: known.find(entry.key)?.key ?? entry.key, value, lead, text: bytes};
  });
  const entries = pieces.map(({key, value}): IniEntry => ({key, value}));
  const end = game.closeAt + 1;
  const open = source.slice(start, game.listAt + 1);
  const isPlain = source.slice(start, end) === writeOptionLine(entries);
  const doubtful = doubtfulIn(entries, known);
  return {
    file: {
      bom: file.startsWith('\uFEFF'),
      before: source.slice(added, start),
      entries,
      after: source.slice(end),
      ...(isPlain ? {} : {form: {open, pieces, close: source.slice(last, end)}}),
      ...(doubtful.length > 0 ? {doubtful: new Set(doubtful)} : {}),
    },
    optionAt: start - added,
    placeholders: game.entries.filter(isPlace).map(({keyAt}) => keyAt - added),
  };
}

/** Tells whether the game reads exactly the entries of a file. */
export function passes(file: IniFile, known: KnownKeys): boolean {
  const found = readSound(writeIni(file), known)?.file.entries;
  return JSON.stringify(found) === JSON.stringify(file.entries);
}
