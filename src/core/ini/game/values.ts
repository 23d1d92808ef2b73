/**
 * Source: `ImportText` of `FStrProperty`, `FBoolProperty`, `FNumericProperty`, `FEnumProperty`,
 * `FNameProperty`, `FArrayProperty`, and `FPropertyHelpers::ReadToken` of Unreal Engine 5, unless a
 * comment says "assumed".
 */

export type ValueType = 'bool' | 'int' | 'float' | 'string' | 'enum' | 'list';

export interface GameType {
  readonly type: ValueType;
  readonly words?: readonly string[];
}

/** Returns the words of a setting that accepts nothing else. */
export const acceptedBy = (known: GameType | undefined): readonly string[] =>
  known?.type === 'bool' ? ['True', 'False'] : (known?.words ?? []);

export const wordIn = (words: readonly string[], text: string): string | undefined =>
  words.find((one) => one.toLowerCase() === text.toLowerCase());

/**
 * Reads `Word`, `Enum::Word` or its number (`FEnumProperty::ImportText_Internal`). Assumed: the
 * name of the enumeration is right.
 */
export function enumWord(words: readonly string[] | undefined, token: string): string | undefined {
  const said = token.replace(/^E[A-Z]\w*::/i, '');
  if (!words) {
    return /^[-+\d]/.test(said) ? undefined : said;
  }
  return wordIn(words, said) ?? (/^\d{1,3}$/.test(said) ? words[Number(said)] : undefined);
}

export interface ReadValue {
  readonly end: number;
  readonly text: string;
}

const quotedForm = /"((?:[^"\\\r\n]|\\[^])*)"/y;
const escapes =
  /\\(?:([\\"'nrt])|([0-7]{1,3})|(?:[xX]([\da-fA-F]+)|u([\da-fA-F]{1,4})|U([\da-fA-F]{1,8})))/g;
const controls: Readonly<Record<string, string>> = {n: '\n', r: '\r', t: '\t'};

/** Reads a quoted text at an offset, with the engine's escapes; undefined without one. */
export function quotedText(source: string, from: number): ReadValue | undefined {
  quotedForm.lastIndex = from;
  const [whole, inside = ''] = quotedForm.exec(source) ?? [];
  const text = inside.replace(escapes, (_, simple?: string, octal?: string, ...hex: string[]) => {
    const code = octal ? parseInt(octal, 8) : parseInt(hex.slice(0, 3).join(''), 16);
    return simple
      ? (controls[simple] ?? simple)
      : code <= 0x10ffff
        ? String.fromCodePoint(code)
        : '';
  });
  return whole === undefined ? undefined : {end: from + whole.length, text};
}

function matchAt(form: RegExp, source: string, at: number): ReadValue | undefined {
  form.lastIndex = at;
  const [text] = form.exec(source) ?? [];
  return text === undefined ? undefined : {end: at + text.length, text};
}

const word = /[a-z0-9][\w+-]*/iy;
const dottedWord = /[a-z0-9/][\w+\-./:]*/iy;
const integer = /[-+]?\d+/y;
const float = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y;

const token = (source: string, at: number, form = dottedWord): ReadValue | undefined =>
  source[at] === '"' ? quotedText(source, at) : matchAt(form, source, at);

const gap = '[ \\t\\v\\f\\r\\n]*';
const blanks = new RegExp(gap, 'y');

/** Gives the offset behind the blanks at an offset. */
export const skipBlanks = (source: string, at: number): number =>
  matchAt(blanks, source, at)?.end ?? at;

/**
 * The official page doubles the quotes in lists. The engine's source can't read that, but we assume
 * that the game can.
 */
const doubled = '""[\\w+\\-./:]+""';
const item = `(?:${doubled}|${quotedForm.source}|${dottedWord.source})${gap}`;
const items = new RegExp(item, 'gi');
const listForm = new RegExp(`\\(${gap}(?:${item})?(?:,${gap}(?:${item})?)*\\)`, 'iy');

function list(source: string, from: number, words?: readonly string[]): ReadValue | undefined {
  if (from >= source.length || source[from] === ',' || source[from] === ')') {
    return {end: from, text: '()'};
  }
  const read = matchAt(listForm, source, from);
  const said = read?.text
    .match(items)
    ?.map((one) => token(one.replace(/^""|""\s*$/g, '"'), 0)?.text ?? '');
  // We assume that an unknown word belongs to a later build.
  return (
    read && {
      ...read,
      text: `(${(said ?? []).map((one) => (words && enumWord(words, one)) ?? one).join(',')})`,
    }
  );
}

/** The game skips these characters behind a number. */
const idleTail = /^(?:[eE][-+]?\d{1,3}|x[\da-fA-F]{1,4}|[A-Za-z%]{1,2}|\.\d{0,6})?$/;

const switchWord = /^(?:true|false|1|0|yes|no|on|off)$/i;

/** Reads a value of a type as the engine does. */
export function readValue(
  source: string,
  at: number,
  type: ValueType,
  words?: readonly string[],
): ReadValue | undefined {
  switch (type) {
    case 'string':
      return quotedText(source, at);
    case 'int':
      return matchAt(integer, source, at);
    case 'float':
      return matchAt(float, source, at);
    case 'list':
      return list(source, at, words);
    case 'bool': {
      const read = token(source, at, word);
      return read && switchWord.test(read.text) ? read : undefined;
    }
    case 'enum': {
      const read = token(source, at);
      const said = read && enumWord(words, read.text);
      return said === undefined ? undefined : {...read!, text: said};
    }
  }
}

/** Returns whether the game reads a text as a single value. */
export function readsWhole(raw: string, {type, words}: GameType): boolean {
  const read = readValue(raw, 0, type, words);
  const rest = raw.slice(read?.end);
  return read !== undefined && (rest === '' || (/int|float/.test(type) && idleTail.test(rest)));
}
