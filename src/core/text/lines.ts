/** The lines of a text; those that are false or undefined are left out. */
export function lines(...texts: readonly (string | false | undefined)[]): string {
  return texts.filter((text) => typeof text === 'string').join('\n');
}
