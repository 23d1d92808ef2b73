import {sectionHeader} from './file';

const form =
  '\\$\\w+|\\$\\([^()\\r\\n,]{1,200}\\)|\\$\\{[^{}"\\r\\n]*\\}|%\\w+%|\\{\\{[^{}"\\r\\n]*\\}\\}|<[\\w .-]{1,80}>|@{1,2}\\w+@{1,2}|#{2,3}\\w+#{2,3}|__\\w+__';
const alone = new RegExp(`^"?\\(?(?:${form})\\)?"?$`);
/** Matches a whole value that is a placeholder. */
export const placeAt = new RegExp(`("?)\\(?(?:${form})\\)?\\1(?=[ \\t]*(?:[,)\\r\\n]|$))`, 'y');
/** A text in closed quotes is the person's own. */
const said = '(=[ \\t]*"(?:[^"\\\\\\r\\n]|\\\\.)*"?)|';
const inText = new RegExp(`${said}(=[ \\t]*\\(?)(${form})(?=\\)?[ \\t]*(?:[,)\\r\\n]|$))`, 'g');
// After a placeholder, the game would skip a blank and the comma or parenthesis behind it.
const withBlanks = new RegExp(`${said}(=[ \\t]*\\(?)((?:${form})\\s*)(?=[,)])`, 'g');

/** Tells whether another program has to fill a value in. */
export function isPlaceholder(raw: string): boolean {
  return raw.length < 200 && alone.test(raw);
}

const surely = String.raw`"(?:\$\{[^{}"]*\}|\{\{[^{}"]*\}\}|%[A-Z][A-Z\d_]{2,}%)"`;
const unlikeText = new RegExp(`^${surely}$`);
const quotedPlace = new RegExp(`=[ \\t]*${surely}`, 'g');
// These may be placeholders, but a person may also choose "$ecret" as a password.
const maybePlace = /=[ \t]*"(?:\$\w+|%\w+%)"/g;

/** Tells whether a quoted value can only be a placeholder. */
export const isWholePlace = (raw: string): boolean => unlikeText.test(raw);

const plainly =
  /^"?(?:\$\{\w*(?:PASS|pass|PW)\w*\}|\{\{[\w .|'-]*(?:PASS|[Pp]ass|PW)[\w .|'-]*\}\}|\$\(\$?[\w.]*[Pp]ass[\w.]*\)|[$%<@#_]{1,3}(?:[A-Z]+_)*(?:PASS|PASSWORD|PW)[%>@#_]{0,3})"?$/;

/** Tells whether a placeholder is an unlikely password. */
export const isPlainPlace = (raw: string): boolean => isPlaceholder(raw) && plainly.test(raw);

/** Replaces placeholders by digits of the same length. */
export function maskPlaceholders(text: string, pattern = inText): string {
  return text.replace(
    pattern,
    (_whole, text: string | undefined, sign: string, place: string) =>
      text ?? sign + '0'.repeat(place.length),
  );
}

const listStart = /OptionSettings[ \t]*=[ \t]*\(/i;
const wholeList = /^[^[]*\)(?=[ \t]*(?:[\r\n]|$))/;

/**
 * Fills placeholders with digits, and joins lines as the program that fills templates does. `added`
 * letters come before the text.
 */
export function asFilledIn(source: string) {
  const text = maskPlaceholders(source);
  const start = source.search(listStart);
  const [list = ''] = wholeList.exec(start < 0 ? '' : source.slice(start)) ?? [];
  const count = (pattern: RegExp): number => list.match(pattern)?.length ?? 0;
  const places = [...list.matchAll(inText)].filter(([, text]) => text === undefined);
  const sure = places.length + count(quotedPlace);
  const all = sure && sure + count(maybePlace);
  const settings = count(/[(,\r\n][ \t]*\w+[ \t]*=/g);
  const isTemplate = all > 1 && all * 2 >= settings && !/^[ \t]*[;#]/m.test(list);
  if (!isTemplate || list.lastIndexOf('OptionSettings') > 0) {
    return {source, text, added: 0};
  }
  const head = /PalGameWorldSettings\]/i.test(source) ? '' : `${sectionHeader}\n`;
  const joined = maskPlaceholders(list, withBlanks).replace(/[\r\n]/g, ' ');
  const around = [source.slice(0, start), source.slice(start + list.length)] as const;
  return {source: head + source, text: head + around.join(joined), added: head.length};
}
