/** A placeholder of a template: `$NAME`, `${NAME}`, `%NAME%`, `{{ name }}`, `<NAME>`, `@NAME@`, `##NAME##`. */
const placeholder =
  /^"?(?:\$\w+|\$\{[^{}"]*\}|%\w+%|\{\{[^{}"]*\}\}|<[\w .-]+>|@{1,2}\w+@{1,2}|#{2,3}\w+#{2,3}|__\w+__)"?$/;

/** Tells whether a raw value is a place that a template leaves for another program to fill. */
export function isPlaceholder(raw: string): boolean {
  return raw.length < 200 && placeholder.test(raw);
}
