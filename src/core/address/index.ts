/** Addresses that people make up or keep from elsewhere: the number of the newest edition, a bare folder. */
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

/** First parts that stand for an edition: '0.6.8', 'latest', '0.5' for 0.5.0, or that of a retired one. */
const editionAliases: readonly (readonly [name: string, edition: string])[] = [
  ...['docs', defaultLocale, rootVersion, seriesOf(rootVersion)].map((name) => [name, ''] as const),
  ['latest', versionPath(newestVersion.id)],
  ...versionIds.map((id) => [seriesOf(id), versionPath(id)] as const),
  ...retiredVersions
    .flatMap((id) => [id, seriesOf(id)])
    .map((name) => [name, versionPath(oldestVersion.id)] as const),
];

/** Folders of pages, and the page that lists them. */
const folderPages: Readonly<Record<string, string>> = {
  'getting-started': 'category/getting-started',
  'settings-and-operation': 'category/settings-and-operations',
  operate: 'category/operate',
  api: 'category/api',
  'api/rest-api': 'category/rest-api',
};

/** Paths below the base of the site, without a slash at either end: 'docs/glossary', 'glossary'. */
export type Redirects = Readonly<Record<string, string>>;

/**
 * Every such address, and the page of the site that it leads to. A redirect never leads to another one.
 *
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
    return [
      ...names.map((name) => name + rest),
      ...[edition, ...names].flatMap((start) => folders.map((folder) => start + folder)),
    ].map((path) => [(language + path).replace(/\/$/, ''), page] as const);
  });
  return Object.fromEntries(found.filter(([from]) => !isPage.has(from)));
}

/**
 * Where an address leads that the site doesn't have: the one way from a wrong address to a page.
 *
 * @param redirects the list of the build as it arrived; anything may be in its place
 * @param path below the base of the site, as the browser has it
 * @returns a path below the base, or undefined when it is not in the list
 */
export function leadsTo(redirects: unknown, path: string): string | undefined {
  const from = path.replace(/\/$/, '');
  const to: unknown =
    redirects && Object.hasOwn(redirects, from) ? (redirects as Redirects)[from] : undefined;
  return typeof to === 'string' && isInside(to) ? to : undefined;
}

/** Tells a path of the site. Never a slash in front: below the root of a host that would be another host. */
export const isInside = (path: string): boolean => /^(?:\w[\w.-]*(?:\/|$))*$/.test(path);

/** The path without what a browser takes for the start of another host's address: '//', '\', a tab. */
export const insideSite = (path: string): string => path.replace(/[\s\\/\p{Cc}]+/gu, '/');

const linesOf = (redirects: Redirects, line: (from: string, to: string) => string): string =>
  Object.entries(redirects)
    .map(([from, to]) => `${line(from, to)}\n`)
    .join('');

/**
 * For hosts that read `_redirects` (Netlify, Cloudflare Pages). Nothing is for ever: which edition is
 * the newest, or at the root, changes, and browsers would keep a permanent answer.
 */
export const redirectsFile = (redirects: Redirects, baseUrl: string): string =>
  linesOf(redirects, (from, to) => `${baseUrl}${from} ${baseUrl}${to} 302`);

/** For a `map` of nginx, with and without a slash at the end (deploy/nginx.conf). */
export const redirectsMap = (redirects: Redirects, baseUrl: string): string =>
  linesOf(redirects, (from, to) =>
    ['', '/'].map((end) => `${baseUrl}${from}${end} ${baseUrl}${to};`).join('\n'),
  );
