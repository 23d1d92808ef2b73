/** Which files of a built site an edition (one version in one language) needs without a connection. */
import fs from 'node:fs';
import path from 'node:path';
import {defaultLocale, localePath, locales, type Locale} from '../../data/locales';
import {latestVersion, versionIds, versionPath, type VersionId} from '../../data/versions';

const HASH_IN_NAME = /\.([0-9a-f]{8})\.(?:js|css)$/;

/**
 * The scripts and style sheets of an edition. The entry of a version names, in the table of its runtime,
 * the hash of everything that it may load, and what it loads names the hashes of further files.
 *
 * @throws when the language has no entry for the version
 */
export function assetsOf(
  outDir: string,
  files: readonly string[],
  version: VersionId,
): readonly string[] {
  const byHash = new Map(
    files.flatMap((file): [string, string][] => {
      const hash = HASH_IN_NAME.exec(file)?.[1];
      return hash === undefined ? [] : [[hash, file]];
    }),
  );
  const entry = files.find((file) => file.includes(`/routes-${version}.`));
  if (entry === undefined) {
    throw new Error(
      `There is no assets/js/routes-${version}.<hash>.js (src/build/version-routes writes it): the copy for reading without a connection cannot know its scripts.`,
    );
  }
  const found = new Set([entry]);
  for (const file of found) {
    // Another version's entry may be named by a shared page; its table is not this version's.
    if (file !== entry && /\/routes-[\d.]+\.[0-9a-f]{8}\.js$/.test(file)) {
      continue;
    }
    const text = fs.readFileSync(path.join(outDir, file), 'utf8');
    for (const [hash, named] of byHash) {
      if (text.includes(hash)) {
        found.add(named);
      }
    }
  }
  return [...found];
}

/** Files that a host reads, that search engines read, that no page shows, or that are made for paper. */
const NOT_NEEDED =
  /(?:^|\/)(?:_headers|robots\.txt|sitemap\.xml|404\.html|llms(?:-full)?\.txt|sw\.js|service-worker\.js|offline-worker\.js|assets\/.*|offline\/[^/]*\.json|img\/cards\/.*|category\/[^/]*\/print\.html|\.nojekyll)$/;

function isTwin(file: string, all: ReadonlySet<string>): boolean {
  // `page.html` is `page/index.html`, `page/index.md` is `page.md` (scripts/lib/finish).
  return (
    (file.endsWith('.html') && all.has(file.replace(/\.html$/, '/index.html'))) ||
    (file.endsWith('/index.md') && all.has(file.replace(/\/index\.md$/, '.md')))
  );
}

interface Owner {
  readonly locale: Locale;
  readonly version: VersionId;
  /** The file below the root of the language. */
  readonly below: string;
}

/** The language and the version that a file belongs to; what no version has is the newest's. */
function ownerOf(file: string): Owner {
  const locale =
    locales.find((each) => localePath(each) !== '' && file.startsWith(localePath(each))) ??
    defaultLocale;
  const below = file.slice(localePath(locale).length);
  const version = versionIds.find(
    (id) => id !== latestVersion.id && (below.startsWith(versionPath(id)) || below === `${id}.md`),
  );
  return {locale, version: version ?? latestVersion.id, below};
}

/** Pages beside the versions: those of `src/pages`, and the search of the theme. */
const sitePages = [
  'search',
  ...fs.readdirSync(path.join(__dirname, '../../pages')).map((file) => path.parse(file).name),
];

/** What the head of every page names at the root of the site, in every language (src/build/page-frame). */
const FOR_ALL = /^(?:(?:css|js)\/|img\/(?:favicon\.ico|apple-touch-icon\.png)$)/;

/** What every version leads to, below the root of a language. */
function isShared(file: string): boolean {
  return (
    /^(?:(?:img|css|js)\/|site\.webmanifest$)/.test(file) ||
    sitePages.some((page) => file === `${page}/index.html`)
  );
}

/** The files of an edition, as paths below the built folder, sorted. */
export function filesOf(
  outDir: string,
  all: readonly string[],
  version: VersionId,
  locale: Locale,
): readonly string[] {
  const known = new Set(all);
  const otherData = versionIds.filter((id) => id !== version).map((id) => `data/${id}/`);
  const own = all.filter((file) => {
    if (NOT_NEEDED.test(file) || isTwin(file, known)) {
      return false;
    }
    if (/^(?:data|tools)\//.test(file)) {
      return !otherData.some((folder) => file.startsWith(folder));
    }
    if (FOR_ALL.test(file)) {
      return true;
    }
    const owner = ownerOf(file);
    return owner.locale === locale && (owner.version === version || isShared(owner.below));
  });
  const assets = all.filter((file) => file.startsWith(`${localePath(locale)}assets/`));
  const named = new Set(assetsOf(outDir, assets, version));
  for (const page of own.filter((file) => file.endsWith('.html'))) {
    const html = fs.readFileSync(path.join(outDir, page), 'utf8');
    assets.filter((file) => html.includes(file)).forEach((file) => named.add(file));
  }
  return [...new Set([...own, ...named])].sort();
}

/** The name under which a copy stores a file: a page without `index.html` and slash. */
export function storedName(file: string): string {
  return file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
}
