/**
 * Pages that moved or went: the old path below an edition, and the page or section that answers there now. Every
 * edition that has the new page, and no longer the old one, redirects the old address, in every language. `npm run page` writes it.
 */
export const movedPages: Readonly<Record<string, string>> = {
  'getting-started/newer-versions': 'getting-started/your-version',
  offline: 'api/data#markdown',
};
