/** The keys of each edition, newest first. */
export type EditionKeys = readonly (readonly [edition: string, keys: ReadonlySet<string>])[];

/** A file that a server wrote lacks few keys of its edition: at most this part of them. */
const MOST_LACKING = 0.15;

/**
 * The editions that a settings file may belong to, by its keys. A file that a server wrote has all keys
 * of its edition; a short file may be of every edition that knows all of its keys.
 *
 * @param keys as the file has them; what no edition knows is passed over
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
 * The edition that a settings file belongs to. `shown`, the edition of the page, stays where the keys
 * fit it as well; undefined where no edition has the keys.
 */
export function recogniseEdition(
  keys: readonly string[],
  shown: string,
  editions: EditionKeys,
): string | undefined {
  const fitting = fittingEditions(keys, editions);
  return fitting.includes(shown) ? shown : fitting[0];
}
