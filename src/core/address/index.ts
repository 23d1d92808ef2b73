import {defaultLocale, localePath, locales} from '../../data/locales';
import {
  newestVersion,
  oldestVersion,
  retiredVersions,
  rootVersion,
  seriesOf,
  versionIds,
  versionPath,
} from '../../data/versions';
import type {Redirects} from './leadsTo';

const editionAliases: readonly (readonly [name: string, edition: string])[] = [
  ...['docs', defaultLocale, rootVersion, seriesOf(rootVersion)].map((name) => [name, ''] as const),
  ['latest', versionPath(newestVersion.id)],
  ...versionIds
    .filter((id) => !versionIds.some((other) => other !== id && other === seriesOf(id)))
    .map((id) => [seriesOf(id), versionPath(id)] as const),
  ...retiredVersions
    .flatMap((id) => [id, seriesOf(id)])
    .map((name) => [name, versionPath(oldestVersion.id)] as const),
];

const folderPages: Readonly<Record<string, string>> = {
  'getting-started': 'category/getting-started',
  'settings-and-operation': 'category/settings-and-operations',
  operate: 'category/operate',
  api: 'category/api',
  'api/rest-api': 'category/rest-api',
};

/**
 * Gives every address that people guess or keep, and its page. No redirect leads to another.
 * @param pages paths of all pages: '', 'ja', 'ja/1.0/glossary'
 */
export function redirectsTo(pages: readonly string[]): Redirects {
  const isPage = new Set(pages);
  const startOf = (starts: readonly string[], path: string) =>
    starts.find((start) => start && `${path}/`.startsWith(start)) ?? '';
  const found = pages.flatMap((page) => {
    const language = startOf(locales.map(localePath), page);
    const below = page.slice(language.length);
    const edition = startOf(versionIds.map(versionPath), below);
    const rest = below.slice(edition.length);
    const folders = Object.keys(folderPages).filter((folder) => folderPages[folder] === rest);
    const names = editionAliases.flatMap(([name, of]) => (of === edition ? [`${name}/`] : []));
    const hasPaper = rest.startsWith('category/') && edition !== versionPath(newestVersion.id);
    return [
      ...(hasPaper ? [`${below}/print.html`] : []),
      ...names.map((name) => name + rest),
      ...[edition, ...names].flatMap((start) => folders.map((folder) => start + folder)),
    ].map((path) => [(language + path).replace(/\/$/, ''), page] as const);
  });
  return Object.fromEntries(found.filter(([from]) => !isPage.has(from)));
}

const linesOf = (redirects: Redirects, line: (from: string, to: string) => string): string =>
  Object.entries(redirects)
    .map(([from, to]) => `${line(from, to)}\n`)
    .join('');

/**
 * Writes `_redirects` for Netlify and Cloudflare Pages. Browsers would keep permanent answers, but
 * the newest edition changes.
 */
export const redirectsFile = (redirects: Redirects, baseUrl: string): string =>
  linesOf(redirects, (from, to) => `${baseUrl}${from} ${baseUrl}${to} 302`);

export const redirectsMap = (redirects: Redirects, baseUrl: string): string =>
  linesOf(redirects, (from, to) =>
    ['', '/'].map((end) => `${baseUrl}${from}${end} ${baseUrl}${to};`).join('\n'),
  );
