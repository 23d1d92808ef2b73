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
export const editionAliases: Readonly<Record<string, string>> = Object.fromEntries([
  ...['docs', defaultLocale, rootVersion].map((name) => [name, '']),
  ['latest', versionPath(newestVersion.id)],
  ...versionIds
    .map((id) => [seriesOf(id), versionPath(id)] as const)
    .filter(([name]) => !(versionIds as readonly string[]).includes(name)),
  ...retiredVersions
    .flatMap((id) => [id, seriesOf(id)])
    .map((name) => [name, versionPath(oldestVersion.id)]),
]) as Readonly<Record<string, string>>;

/** Folders of pages, and the page that lists them. */
export const folderPages = {
  'getting-started': 'category/getting-started',
  'settings-and-operation': 'category/settings-and-operations',
  operate: 'category/operate',
  api: 'category/api',
  'api/rest-api': 'category/rest-api',
} as const;

/**
 * What was meant by an address that the site does not have.
 *
 * @param path below the base of the site, without a slash in front: 'ja/latest/operate/'
 * @returns such a path, or undefined when there is no better guess
 */
export function meantAddress(path: string): string | undefined {
  const language = locales.map(localePath).find((start) => start && path.startsWith(start)) ?? '';
  const [first = '', ...rest] = path.slice(language.length).split('/');
  const alias = Object.hasOwn(editionAliases, first) ? editionAliases[first] : undefined;
  const below = alias === undefined ? [first, ...rest].join('/') : alias + rest.join('/');
  const edition =
    versionIds.map(versionPath).find((start) => start && below.startsWith(start)) ?? '';
  const folder = below.slice(edition.length).replace(/\/$/, '');
  const page = Object.hasOwn(folderPages, folder)
    ? folderPages[folder as keyof typeof folderPages]
    : below.slice(edition.length);
  const meant = language + edition + page;
  return meant === path ? undefined : meant;
}

/** The same for hosts that read `_redirects` (Netlify, Cloudflare Pages). */
export function redirectsFile(baseUrl: string): string {
  const lines = locales.map(localePath).flatMap((language) => [
    ...Object.entries(editionAliases)
      .filter(([name]) => !(language !== '' && name === defaultLocale))
      .map(([name, edition]) => `${language}${name}/* ${baseUrl}${language}${edition}:splat`),
    ...versionIds
      .map(versionPath)
      .flatMap((edition) =>
        Object.entries(folderPages).map(
          ([folder, page]) =>
            `${language}${edition}${folder} ${baseUrl}${language}${edition}${page}`,
        ),
      ),
  ]);
  return lines.map((line) => `${baseUrl}${line} 301\n`).join('');
}
