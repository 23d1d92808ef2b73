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
  type OfflineFile,
  type OfflineIndex,
  type OfflineList,
} from '../../core/offline/edition';
import {locales, localePath, type Locale} from '../../data/locales';
import {versionIds, versionPath, type VersionId} from '../../data/versions';
import {filesBelow} from '../filesBelow';
import {filesOf} from './files';

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
  const filesFor = (version: VersionId, locale: Locale): readonly OfflineFile[] => {
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
  const lists = editions.map(([edition, files]) => [edition, {build, files}] as const);
  const write = (file: string, content: OfflineIndex | OfflineList): void => {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    fs.writeFileSync(path.join(outDir, file), JSON.stringify(content));
  };
  lists.forEach(([edition, list]) => write(listPath(edition), list));
  write(indexPath, {
    build,
    editions: Object.fromEntries(lists.map(([edition, list]) => [edition, bytesOf(list)])),
  });
  const names = editions.map(([edition]) => edition);
  fs.writeFileSync(path.join(outDir, workerPath), workerCode(build, names));
  return names;
}
