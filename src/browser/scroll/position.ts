/** Which heading a reader is at, and which pages are the same page in another version or language. */

/** A heading and where its upper edge is, measured from the upper edge of the window. */
export interface HeadingPlace {
  readonly id: string;
  readonly top: number;
}

/**
 * The heading under which the reader is reading: the last one at or above `line`. Undefined at the
 * start of a page, where the top is the right place to come back to.
 */
export function headingAt(places: readonly HeadingPlace[], line: number): string | undefined {
  return places.filter(({top}) => top <= line).at(-1)?.id;
}

/**
 * A page's address without the base, the language and the version: equal for the same page.
 *
 * @param bases where the site starts in each language: '/', '/ja/'
 */
export function pageKey(pathname: string, bases: readonly string[]): string {
  const base = bases
    .filter((start) => `${pathname}/`.startsWith(start))
    .reduce((longest, start) => (start.length > longest.length ? start : longest), '');
  return pathname
    .slice(base.length)
    .replace(/^\/+/, '')
    .replace(/^\d+(?:\.\d+)+(?:\/|$)/, '')
    .replace(/(?:\/index)?(?:\.html)?\/?$/, '');
}
