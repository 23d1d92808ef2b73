/** A file that the game reads whole: it is kept byte for byte. */
import type {IniEntry, LineForm, LinePiece} from './file';
import {readAsGame, readsWhole, type GameEntry} from './game';
import type {KnownKeys} from './known';
import {writeOptionLine} from './file';
import type {Reading} from './parse';
import {maskPlaceholders} from './placeholder';
import {isSecret} from './secret';
import {isQuoted} from './text';

/** A name that a setting may have. */
const plainKey = /^[\p{L}_][\p{L}\p{N}_ ー-]*$/u;

/** Whether nothing about a setting needs repair. */
function isWhole(entry: GameEntry, source: string, known: KnownKeys): boolean {
  const {fate, key, keyAt, raw, rest = ''} = entry;
  const setting = known.find(key);
  switch (fate) {
    case 'empty':
      return raw === '';
    case 'used':
      // Behind a number the game skips a letter or two that belong to it.
      return rest === '' || (setting !== undefined && readsWhole(raw, setting));
    case 'unknown':
      return (
        plainKey.test(key) &&
        source.startsWith(key, keyAt) &&
        !known.spelt(key) &&
        !key.split(/[ -]/).some((word) => known.find(word)) &&
        // Behind a blank the game skips a comma, and the setting behind that.
        !known.next(raw.replace(/"[^"]*"|\(.*\)/g, ''), 0)
      );
    case 'passed-over':
    case 'repeated':
      return false;
  }
}

/** Whether a line beside the list sets something the game knows: then it is not read. */
const setsKnown = (text: string, at: number, known: KnownKeys): boolean => {
  const line = text.slice(at, at + 100);
  const found = known.next(line, 0);
  return found?.at === line.search(/\S/);
};

/** Unknown keys behind a password without quotes, and their values: they may be its rest. */
function doubtfulIn(entries: readonly IniEntry[], known: KnownKeys): ReadonlySet<string> {
  let isBehind = false;
  const doubtful = entries.filter(({key, value}) => {
    const isRest: boolean = isBehind && !known.find(key);
    isBehind = isRest || (isSecret(key) && value !== '' && !isQuoted(value));
    return isRest;
  });
  return new Set(doubtful.flatMap(({key, value}) => [key, value]));
}

/** Reads a file that the game reads whole; undefined for any other. */
export function readSound(file: string, known: KnownKeys): Reading | undefined {
  const bom = file.startsWith('\uFEFF');
  const source = file.slice(bom ? 1 : 0);
  const text = source.includes('{') || /[$%<@#_]/.test(source) ? maskPlaceholders(source) : source;
  // Only the first byte order mark is one.
  const game = readAsGame(`\uFEFF${text}`, (key) => known.find(key));
  if (
    game.fault ||
    game.closeAt < 0 ||
    source.includes('\0') ||
    game.otherLines.some((at) => setsKnown(text, at, known)) ||
    !game.entries.every((entry) => isMasked(entry, text, source) || isWhole(entry, source, known))
  ) {
    return undefined;
  }
  const start = game.optionLines.at(-1) ?? 0;
  let last = game.listAt + 1;
  const pieces = game.entries.map((entry): LinePiece => {
    const {key, raw, keyAt, rawAt, rawEnd} = entry;
    const bytes = source.slice(rawAt, rawEnd);
    const piece = {
      key: known.find(key)?.key ?? key,
      value: isMasked(entry, text, source) ? bytes : raw,
      joint: source.slice(last, keyAt),
      name: source.slice(keyAt, rawAt),
      text: bytes,
    };
    last = rawEnd;
    return piece;
  });
  const entries = pieces.map(({key, value}): IniEntry => ({key, value}));
  const form: LineForm = {
    open: source.slice(start, game.listAt + 1),
    pieces,
    close: source.slice(last, game.closeAt + 1),
  };
  const doubtful = doubtfulIn(entries, known);
  const isPlain = source.slice(start, game.closeAt + 1) === writeOptionLine(entries);
  return {
    file: {
      bom,
      before: source.slice(0, start),
      entries,
      after: source.slice(game.closeAt + 1),
      ...(isPlain ? {} : {form}),
      ...(doubtful.size > 0 ? {doubtful} : {}),
    },
    optionLines: game.optionLines,
    placeholders: game.entries
      .filter((entry) => isMasked(entry, text, source))
      .map(({keyAt}) => keyAt),
  };
}

/** Whether a value is a placeholder, which another program fills in. */
const isMasked = ({rawAt, rawEnd}: GameEntry, text: string, source: string): boolean =>
  text !== source && text.slice(rawAt, rawEnd) !== source.slice(rawAt, rawEnd);
