export type EditionKeys = readonly (readonly [edition: string, keys: ReadonlySet<string>])[];

const MOST_LACKING = 0.15;

/** A short file may belong to each edition that knows its keys. */
export function fittingEditions(keys: readonly string[], editions: EditionKeys): readonly string[] {
  const known = new Set(keys.filter((key) => editions.some(([, own]) => own.has(key))));
  const fitting = editions.filter(
    ([, own]) => known.size > 0 && [...known].every((key) => own.has(key)),
  );
  const least = Math.min(...fitting.map(([, own]) => own.size));
  const isWhole = (least - known.size) / least <= MOST_LACKING;
  return fitting.filter(([, own]) => !isWhole || own.size === least).map(([edition]) => edition);
}

/** Tells a file's edition by its keys; `shown` wins a tie. */
export function recogniseEdition(
  keys: readonly string[],
  shown: string,
  editions: EditionKeys,
): string | undefined {
  const fitting = fittingEditions(keys, editions);
  return fitting.includes(shown) ? shown : fitting[0];
}
