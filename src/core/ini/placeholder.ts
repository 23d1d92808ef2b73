/** Placeholders of templates: `$NAME`, `${NAME}`, `%NAME%`, `{{ name }}`, `<NAME>`, `@NAME@`, `##NAME##`, `__NAME__`. */
const form =
  '\\$\\w+|\\$\\{[^{}"\\r\\n]*\\}|%\\w+%|\\{\\{[^{}"\\r\\n]*\\}\\}|<[\\w .-]{1,80}>|@{1,2}\\w+@{1,2}|#{2,3}\\w+#{2,3}|__\\w+__';
const alone = new RegExp(`^"?\\(?(?:${form})\\)?"?$`);
const inText = new RegExp(`(=[ \\t]*\\(?)(${form})(?=\\)?[ \\t]*(?:[,)\\r\\n]|$))`, 'g');

/** Tells whether a raw value is a place that a template leaves for another program to fill. */
export function isPlaceholder(raw: string): boolean {
  return raw.length < 200 && alone.test(raw);
}

/** Placeholders that no text looks like, so that they are some in quotes as well. */
const unlikeText = /^"(?:\$\{[^{}"]*\}|\{\{[^{}"]*\}\}|%[A-Z][A-Z\d_]{2,}%)"$/;

/** Tells whether a text in quotes is a place to fill, and nothing that a person would write. */
export const isWholePlace = (raw: string): boolean => unlikeText.test(raw);

/** Placeholders that no password looks like: `${ADMIN_PASSWORD}`, `{{ password }}`, `%ADMIN_PASSWORD%`. */
const plainly =
  /^"?(?:\$\{\w*(?:PASS|pass|PW)\w*\}|\{\{[\w .|'-]*(?:PASS|[Pp]ass|PW)[\w .|'-]*\}\}|[$%<@#_]{1,3}(?:[A-Z]+_)*(?:PASS|PASSWORD|PW)[%>@#_]{0,3})"?$/;

/** Tells whether the value of a password is a placeholder, and none that a person chose. */
export const isPlainPlace = (raw: string): boolean => isPlaceholder(raw) && plainly.test(raw);

/** A text with digits, as many, in place of each placeholder that is a value. */
export function maskPlaceholders(text: string): string {
  return text.replace(
    inText,
    (_whole, sign: string, place: string) => sign + '0'.repeat(place.length),
  );
}
