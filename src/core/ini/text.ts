/** Texts in the file stand in double quotes, with escapes for what means something else there. */

/** What an escape stands for, by the rules of the engine: `\n`, `\"`, `\'`, octal, `\xHH`, `\uHHHH`. */
const escape =
  /\\(?:([\\"'nrt])|([0-7]{1,3})|x([0-9a-fA-F]+)|u([0-9a-fA-F]{1,4})|U([0-9a-fA-F]{1,8}))/g;
const named: Readonly<Record<string, string>> = {n: '\n', r: '\r', t: '\t'};

function meaning(parts: readonly (string | undefined)[]): string {
  const [name, octal, ...hexadecimal] = parts;
  if (name !== undefined) {
    return named[name] ?? name;
  }
  const code = octal ? parseInt(octal, 8) : parseInt(hexadecimal.find(Boolean) ?? '0', 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Tells whether a raw value is one text in double quotes, closed at its end and not before. */
export function isQuoted(raw: string): boolean {
  const last = raw.length - 1;
  if (last < 1 || raw.charCodeAt(0) !== 34 || raw.charCodeAt(last) !== 34) {
    return false;
  }
  for (let at = 1; at < last; at += 1) {
    const code = raw.charCodeAt(at);
    if (code === 34 || code === 10 || code === 13) {
      return false;
    }
    if (code === 92) {
      at += 1;
      if (at === last) {
        return false;
      }
    }
  }
  return true;
}

/** What a text needs so that it may stand between quotes. */
function escaped(text: string): string {
  return text
    .replace(/\0/g, '')
    .replace(/["\\]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\r/g, '\\r')
    .replace(/\t/g, '\\t');
}

/** Writes a text as a raw value. A line break becomes `\n`: the file must stay on one line. */
export function quote(text: string): string {
  return `"${escaped(text)}"`;
}

/** Reads a raw value as the text that the game sees; what is no text in quotes stays as it is. */
export function unquote(raw: string): string {
  return isQuoted(raw)
    ? raw
        .slice(1, -1)
        .replace(escape, (_whole, ...parts: (string | undefined)[]) => meaning(parts.slice(0, 5)))
    : raw;
}

/** The characters of a text as the game sees them, each with how it stands in the raw value. */
function units(raw: string): readonly (readonly [text: string, raw: string])[] {
  const inside = raw.slice(1, -1);
  const found: (readonly [string, string])[] = [];
  let at = 0;
  for (const match of inside.matchAll(escape)) {
    for (const character of inside.slice(at, match.index)) {
      found.push([character, character]);
    }
    found.push([meaning(match.slice(1)), match[0]]);
    at = match.index + match[0].length;
  }
  for (const character of inside.slice(at)) {
    found.push([character, character]);
  }
  return found;
}

/** Writes an edited text as a raw value. What was not touched stays as it stood, escapes included. */
export function quoteEdited(raw: string, text: string): string {
  if (!isQuoted(raw)) {
    return quote(text);
  }
  const before = units(raw);
  let start = 0;
  let from = 0;
  while (start < before.length && text.startsWith(before[start]![0], from)) {
    from += before[start]![0].length;
    start += 1;
  }
  let end = before.length;
  let to = text.length;
  while (end > start && to - before[end - 1]![0].length >= from) {
    const [character] = before[end - 1]!;
    if (text.slice(to - character.length, to) !== character) {
      break;
    }
    to -= character.length;
    end -= 1;
  }
  const kept = (part: typeof before): string => part.map(([, written]) => written).join('');
  const edited = `"${kept(before.slice(0, start))}${escaped(text.slice(from, to))}${kept(before.slice(end))}"`;
  // Two pieces may form an escape where they meet.
  return unquote(edited) === text ? edited : quote(text);
}

/** Joins the lines of a text that are not empty, without the white space around them. */
export function joinLines(text: string, joint: (last: string, first: string) => string): string {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines
    .map((line, index) =>
      index === 0 ? line : joint(lines[index - 1]!.slice(-1), line.charAt(0)) + line,
    )
    .join('');
}

/** Puts a text on one line: each run of line breaks becomes one space. */
export function onOneLine(text: string): string {
  return text.includes('\n') || text.includes('\r') ? joinLines(text, () => ' ') : text;
}

/** Cuts the quotes at both ends of a text, however many, but none that is escaped. */
function withoutEdgeQuotes(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && text.charCodeAt(from) === 34) {
    from += 1;
  }
  while (to > from && text.charCodeAt(to - 1) === 34 && text.charCodeAt(to - 2) !== 92) {
    to -= 1;
  }
  return text.slice(from, to);
}

/** Puts a text from damaged quotes into sound ones. What was escaped stays so; the rest gets its escapes. */
export function requote(content: string): string {
  const inside = onOneLine(withoutEdgeQuotes(content.replace(/\0/g, '')));
  // A quote gets its backslash; a lone backslash at the end would swallow the closing quote.
  return `"${inside.replace(/\\[\s\S]|["\\]/g, (sign) => (sign.length > 1 ? sign : `\\${sign}`))}"`;
}

export type LineEnd = '\n' | '\r\n';

/** The line end that most lines of a text have. */
export function lineEndOf(text: string): LineEnd {
  const all = text.match(/\n/g)?.length ?? 0;
  const windows = text.match(/\r\n/g)?.length ?? 0;
  return windows > 0 && windows * 2 >= all ? '\r\n' : '\n';
}

/** Gives every line of a text the same line end. */
export function withLineEnd(text: string, lineEnd: LineEnd): string {
  return text.replace(/\r\n|\n|\r/g, lineEnd);
}
