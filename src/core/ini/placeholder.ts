const form =
  '\\$\\w+|\\$\\{[^{}"\\r\\n]*\\}|%\\w+%|\\{\\{[^{}"\\r\\n]*\\}\\}|<[\\w .-]{1,80}>|@{1,2}\\w+@{1,2}|#{2,3}\\w+#{2,3}|__\\w+__';
const alone = new RegExp(`^"?\\(?(?:${form})\\)?"?$`);
const inText = new RegExp(`(=[ \\t]*\\(?)(${form})(?=\\)?[ \\t]*(?:[,)\\r\\n]|$))`, 'g');

/** Tells whether another program has to fill a raw value in. */
export function isPlaceholder(raw: string): boolean {
  return raw.length < 200 && alone.test(raw);
}

const unlikeText = /^"(?:\$\{[^{}"]*\}|\{\{[^{}"]*\}\}|%[A-Z][A-Z\d_]{2,}%)"$/;

/** Tells whether a quoted value can only be a placeholder. */
export const isWholePlace = (raw: string): boolean => unlikeText.test(raw);

const plainly =
  /^"?(?:\$\{\w*(?:PASS|pass|PW)\w*\}|\{\{[\w .|'-]*(?:PASS|[Pp]ass|PW)[\w .|'-]*\}\}|[$%<@#_]{1,3}(?:[A-Z]+_)*(?:PASS|PASSWORD|PW)[%>@#_]{0,3})"?$/;

/** Tells whether a password's value is a placeholder that nobody would choose as a password. */
export const isPlainPlace = (raw: string): boolean => isPlaceholder(raw) && plainly.test(raw);

/** Puts as many digits in the place of each placeholder that is a value. */
export function maskPlaceholders(text: string): string {
  return text.replace(
    inText,
    (_whole, sign: string, place: string) => sign + '0'.repeat(place.length),
  );
}
