/** Small helpers for text that becomes a file. */

/** Lines of a file; those that are false are left out. */
export function lines(...texts: readonly (string | false)[]): string {
  return texts.filter((text) => text !== false).join('\n');
}
