/**
 * Writes what reading without a connection needs, when everything else of a build is written: the list
 * of each edition with sizes and hashes, and the worker (src/browser/offline).
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {
  bytesOf,
  indexPath,
  listPath,
  storedPath,
  workerPath,
  type OfflineIndex,
  type OfflineList,
} from '../../core/offline/copies';
import {defaultLocale, localePath, locales, type Locale} from '../../data/locales';
import {rootVersion, versionIds, versionPath, type VersionId} from '../../data/versions';
import {filesBelow} from '../filesBelow';

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
 * The files of an edition, as paths below the built folder, sorted: its own, and the scripts and style
 * sheets that its pages need. Each of these is named by its hash: in the page, in the table of the
 * version's entry, or in the script that loads it.
 */
function filesOf(outDir: string, all: readonly string[], version: VersionId, locale: Locale) {
  const own = all.filter((file) => !NOT_NEEDED.test(file) && isOf(file, version, locale));
  const assets = all.filter((file) => file.startsWith(`${localePath(locale)}assets/`));
  const byHash = new Map(assets.map((file) => [/\.([0-9a-f]{8})\.\w+$/.exec(file)?.[1], file]));
  const needed = new Set(own.filter((file) => file.endsWith('.html')));
  const isEntry = (file: string) => file.includes('/routes-');
  for (const file of needed) {
    // A page of the site has the entry of the version at the root, whose pages are not this edition's.
    const isRead = !isEntry(file) || file.includes(`/routes-${version}.`);
    const text = isRead ? fs.readFileSync(path.join(outDir, file), 'utf8') : '';
    for (const [hash] of text.matchAll(/(?<=[.":])[0-9a-f]{8}(?=[".])/g)) {
      const named = byHash.get(hash);
      if (named && (file.endsWith('.html') || !isEntry(named))) {
        needed.add(named);
      }
    }
  }
  return [...new Set([...own, ...needed])].sort();
}

function sha(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** The script of the worker of a build, as one file. */
export function workerCode(build: string, editions: readonly string[]): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, '../../browser/offline/worker.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: ['chrome99', 'firefox125', 'safari16.4'],
    charset: 'utf8',
    minify: true,
    define: {BUILD: JSON.stringify(build), EDITIONS: JSON.stringify(editions)},
    legalComments: 'none',
  });
  return outputFiles[0]!.text;
}

/**
 * Writes `offline/index.json`, `offline/<edition>.json` and `offline-worker.js` into a built site. With
 * `isOn` false it offers no edition: the worker then removes copies and itself.
 *
 * @returns the names of the editions
 */
export function writeOffline(outDir: string, isOn: boolean): readonly string[] {
  const all = filesBelow(outDir);
  const filesFor = (version: VersionId, locale: Locale) => {
    const files = filesOf(outDir, all, version, locale).map((file) => {
      const content = fs.readFileSync(path.join(outDir, file));
      return [storedPath(`/${file}`, '/')!, content.length, sha(content)] as const;
    });
    // Twins of pages and of their Markdown have one name.
    return [...new Map(files.map((file) => [file[0], file])).values()];
  };
  // The page that offers an edition is one of its own.
  const hasPage = (version: VersionId, locale: Locale): boolean =>
    all.includes(`${localePath(locale)}${versionPath(version)}offline/index.html`);
  const editions = locales.flatMap((locale) =>
    versionIds
      .filter((version) => isOn && hasPage(version, locale))
      .map((version) => [`${version}-${locale}`, filesFor(version, locale)] as const),
  );
  const build = sha(JSON.stringify(editions)).slice(0, 12);
  const names = editions.map(([edition]) => edition);
  const bytes: Record<string, number> = {};
  const write = (file: string, content: OfflineIndex | OfflineList): void => {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    fs.writeFileSync(path.join(outDir, file), JSON.stringify(content));
  };
  for (const [edition, files] of editions) {
    const list = {build, files};
    bytes[edition] = bytesOf(list);
    write(listPath(edition), list);
  }
  write(indexPath, {build, editions: bytes});
  fs.writeFileSync(path.join(outDir, workerPath), workerCode(build, names));
  return names;
}
