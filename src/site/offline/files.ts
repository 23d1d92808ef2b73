/** Which files of a built site an edition (one version in one language) needs without a connection. */
import fs from 'node:fs';
import path from 'node:path';
import {defaultLocale, localePath, locales, type Locale} from '../../data/locales';
import {rootVersion, versionIds, versionPath, type VersionId} from '../../data/versions';

/** Files that a host reads, that search engines read, that no page shows, or that are made for paper. */
const NOT_NEEDED =
  /(?:^|\/)(?:_headers|robots\.txt|sitemap\.xml|404\.html|llms[^/]*|sw\.js|service-worker\.js|offline-worker\.js|assets\/.*|offline\/[^/]*\.json|img\/cards\/.*|category\/[^/]*\/print\.html|\.nojekyll)$/;

/** What the pages of a version lead to beside them: pages of the site, pictures, and what their head names. */
const pages = fs.readdirSync(path.join(__dirname, '../../pages'), 'utf8');
const SHARED = new RegExp(
  `^(?:(?:img|css|js)/|site\\.webmanifest$|(?:search|${pages.map((file) => path.parse(file).name).join('|')})/index\\.html$)`,
);
const FOR_ALL = /^(?:(?:css|js|data|tools)\/|img\/(?:favicon\.ico|apple-touch-icon\.png)$)/;

/** Whether a file, no script, belongs to an edition: by its folder. */
function isOf(file: string, version: VersionId, locale: Locale): boolean {
  if (FOR_ALL.test(file)) {
    return !versionIds.some((other) => other !== version && file.startsWith(`data/${other}/`));
  }
  const language =
    locales.find((each) => localePath(each) !== '' && file.startsWith(localePath(each))) ??
    defaultLocale;
  const below = file.slice(localePath(language).length);
  const owner =
    versionIds.find(
      (id) => id !== rootVersion && (below.startsWith(versionPath(id)) || below === `${id}.md`),
    ) ?? rootVersion;
  return language === locale && (owner === version || SHARED.test(below));
}

/**
 * The scripts and style sheets that pages need. Each is named by its hash: in the page, in the table of
 * the version's entry, or in the script that loads it.
 */
function assetsFor(
  outDir: string,
  html: readonly string[],
  assets: readonly string[],
  version: VersionId,
): readonly string[] {
  const byHash = new Map(assets.map((file) => [/\.([0-9a-f]{8})\.\w+$/.exec(file)?.[1], file]));
  const found = new Set(html);
  const isEntry = (file: string) => file.includes('/routes-');
  for (const file of found) {
    // A page of the site has the entry of the version at the root, whose pages are not this edition's.
    const isRead = !isEntry(file) || file.includes(`/routes-${version}.`);
    const text = isRead ? fs.readFileSync(path.join(outDir, file), 'utf8') : '';
    for (const [hash] of text.matchAll(/(?<=[.":])[0-9a-f]{8}(?=[".])/g)) {
      const named = byHash.get(hash);
      if (named && (file.endsWith('.html') || !isEntry(named))) {
        found.add(named);
      }
    }
  }
  return [...found];
}

/** The files of an edition, as paths below the built folder, sorted. */
export function filesOf(
  outDir: string,
  all: readonly string[],
  version: VersionId,
  locale: Locale,
): readonly string[] {
  const own = all.filter((file) => !NOT_NEEDED.test(file) && isOf(file, version, locale));
  const html = own.filter((file) => file.endsWith('.html'));
  const assets = all.filter((file) => file.startsWith(`${localePath(locale)}assets/`));
  return [...new Set([...own, ...assetsFor(outDir, html, assets, version)])].sort();
}
