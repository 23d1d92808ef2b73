/** Returns the element that a valid hash names; null where the page has none. */
export const hashTarget = (hash: string): HTMLElement | null =>
  document.getElementById(decodeURIComponent(hash.slice(1)));
