/**
 * `npm run page` writes this list. Every edition that has the new page, and no longer the old page,
 * redirects the old address in every language.
 */
export const movedPages: Readonly<Record<string, string>> = {
  'getting-started/newer-versions': 'getting-started/your-version',
  offline: 'api/data#markdown',
};
