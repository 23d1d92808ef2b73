/**
 * Reads a value that the guide keeps in the browser as JSON. It may be damaged, made by hand, or of
 * another version.
 *
 * @param stored the text in the storage, null when there is none
 * @param isRight tells whether a value has the shape that its reader needs
 */
export function readStored<T>(
  stored: string | null,
  isRight: (value: unknown) => value is T,
): T | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isRight(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns true for a list of texts, for `isRight`. */
export const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
