/** Joins texts as lines, without false and undefined. */
export function lines(...texts: readonly (string | false | undefined)[]): string {
  return texts.filter((text) => typeof text === 'string').join('\n');
}
