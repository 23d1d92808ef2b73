/** Newest first. */
export type EditionKeys = readonly (readonly [edition: string, keys: ReadonlySet<string>])[];

/** A server's own file lacks at most this part of its edition's keys. */
const MOST_LACKING = 0.15;

/**
 * The editions that a file may belong to. A server's own file has all keys of its edition; a short
 * one may belong to each that knows all of its keys. Keys of no edition don't count.
 */
export function fittingEditions(keys: readonly string[], editions: EditionKeys): readonly string[] {
  const known = new Set(keys.filter((key) => editions.some(([, own]) => own.has(key))));
  const fitting = editions.filter(
    ([, own]) => known.size > 0 && [...known].every((key) => own.has(key)),
  );
  const least = Math.min(...fitting.map(([, own]) => own.size));
  const isWhole = (least - known.size) / least <= MOST_LACKING;
  return fitting.filter(([, own]) => !isWhole || own.size === least).map(([edition]) => edition);
}

/**
 * The edition of a file: `shown`, if the keys fit it as well as any; undefined if no edition has
 * them.
 */
export function recogniseEdition(
  keys: readonly string[],
  shown: string,
  editions: EditionKeys,
): string | undefined {
  const fitting = fittingEditions(keys, editions);
  return fitting.includes(shown) ? shown : fitting[0];
}
