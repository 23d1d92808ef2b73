/**
 * Texts that are written anew sign by sign. A megabyte may hold half a million lines or quotes: a
 * string for each piece would take longer to clear away than to make.
 */

/** How many units a call can hand over. */
const HANDFUL = 8192;

/** For texts that fit; to make an array for each would take longer than to fill it. */
const small = new Uint16Array(HANDFUL);

/** Room for `length` units, until the next call. */
export function roomFor(length: number): Uint16Array {
  return length <= HANDFUL ? small : new Uint16Array(length);
}

/** The text of the first `length` units. */
export function textOf(units: Uint16Array, length: number): string {
  let text = '';
  for (let from = 0; from < length; from += HANDFUL) {
    const to = Math.min(from + HANDFUL, length);
    text += String.fromCharCode.apply(null, units.subarray(from, to) as unknown as number[]);
  }
  return text;
}
