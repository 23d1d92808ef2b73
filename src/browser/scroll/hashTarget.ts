/** The element that a hash names, '#install'; null where the page has none. Invalid hashes are repaired before (validHash.ts). */
export const hashTarget = (hash: string): HTMLElement | null =>
  document.getElementById(decodeURIComponent(hash.slice(1)));
