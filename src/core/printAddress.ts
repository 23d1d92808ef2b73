/** The address of the printable page of a category. */
export function printAddress(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}/print.html`;
}
