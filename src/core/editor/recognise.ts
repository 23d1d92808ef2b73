/** The keys of each edition, newest first. */
export type EditionKeys = readonly (readonly [edition: string, keys: ReadonlySet<string>])[];

/** A file that a server wrote lacks few keys of its edition: at most this part of them. */
const MOST_LACKING = 0.15;

/**
 * The edition that a settings file belongs to, by its keys. A file that a server wrote has all keys of
 * its edition; of a short file only an edition that knows all of its keys can be meant.
 *
 * @param keys as the file has them; what no edition knows is passed over
 * @param shown the edition of the page, which stays where the keys fit it as well
 * @returns undefined where the keys don't tell
 */
export function recogniseEdition(
  keys: readonly string[],
  shown: string,
  editions: EditionKeys,
): string | undefined {
  const known = new Set(keys.filter((key) => editions.some(([, own]) => own.has(key))));
  const fitting = editions
    .filter(([, own]) => [...known].every((key) => own.has(key)))
    .map(([edition, own]) => ({edition, lacking: (own.size - known.size) / own.size}));
  const page = fitting.find(({edition}) => edition === shown);
  const best = [...fitting].sort((a, b) => a.lacking - b.lacking)[0];
  if (!best || known.size === 0) {
    return undefined;
  }
  if (best.lacking > MOST_LACKING) {
    return (page ?? fitting[0])?.edition;
  }
  return page?.lacking === best.lacking ? page.edition : best.edition;
}
