/** Small helpers for text that becomes a file. */

/** Puts values into `{name}` of a sentence. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Parts of a file one after the other, an empty line between them. Empty parts are left out. */
export function parts(...texts: readonly (string | false | undefined)[]): string {
  return `${texts.filter(Boolean).join('\n\n')}\n`;
}

/** Lines of a file; those that are false or undefined are left out. */
export function lines(...texts: readonly (string | false | undefined)[]): string {
  return texts.filter((text) => typeof text === 'string').join('\n');
}

/** A sentence as comment lines of at most about 95 columns. */
export function comment(sentence: string): string {
  const width = 95;
  const rows: string[] = [];
  let row = '#';
  // Japanese has no spaces: such a sentence is broken after a comma or a full stop.
  for (const piece of sentence.split(/(?<=[、。])|(?= )/)) {
    if (columns(row + piece) > width && row !== '#') {
      rows.push(row);
      row = '#';
    }
    row += row === '#' && !piece.startsWith(' ') ? ` ${piece}` : piece;
  }
  return [...rows, row].join('\n');
}

/** Columns in a terminal: full-width letters take two. */
function columns(text: string): number {
  return Array.from(text).reduce(
    (sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1),
    0,
  );
}
