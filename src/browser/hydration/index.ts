/** Has React taken over the page, with the HTML that came from the build? Only in a browser. */
export const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';
