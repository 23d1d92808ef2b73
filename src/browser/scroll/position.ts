export interface HeadingPlace {
  readonly id: string;
  readonly top: number;
}

/** Returns the last heading at or above `line`; undefined at the start of a page. */
export function headingAt(places: readonly HeadingPlace[], line: number): string | undefined {
  return places.filter(({top}) => top <= line).at(-1)?.id;
}

/** Returns a page's address without base, language and version. `bases` are '/', '/ja/'. */
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
