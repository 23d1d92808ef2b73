/** Where all pages of a category are in one, for a printer (src/site/built-pages). */
export function printAddress(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}/print.html`;
}
