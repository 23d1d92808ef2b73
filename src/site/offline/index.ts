/**
 * Writes what reading without a connection needs, when everything else of a build is written: the list
 * of each edition with sizes and hashes, and the worker (src/browser/offline).
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {
  indexPath,
  listPath,
  workerPath,
  type OfflineFile,
  type OfflineIndex,
  type OfflineList,
} from '../../core/offline/edition';
import {defaultLocale, languageOf, locales, localePath} from '../../data/locales';
import {versionIds, versionPath} from '../../data/versions';
import {filesBelow} from '../filesBelow';
import {filesOf, storedName} from './files';

function sha(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** The script of the worker of a build, as one file. */
export function workerCode(build: string, isOn: boolean): string {
  const {outputFiles} = buildSync({
    entryPoints: [
      path.join(__dirname, '../../browser/offline', isOn ? 'worker.ts' : 'workerOff.ts'),
    ],
    bundle: true,
    write: false,
    format: 'iife',
    target: ['chrome99', 'firefox125', 'safari16.4'],
    charset: 'utf8',
    minify: true,
    define: {BUILD: JSON.stringify(build)},
    legalComments: 'none',
  });
  return outputFiles[0]!.text;
}

/**
 * A build of one further language (`--locale ja`) has it at the root, where the default language
 * belongs. That is not published, so it offers no copies.
 */
function isOtherLanguageAtRoot(outDir: string): boolean {
  const root = fs.readFileSync(path.join(outDir, 'index.html'), 'utf8');
  return !new RegExp(`<html[^>]* lang="?${languageOf(defaultLocale).tag}\\b`).test(root);
}

/** The files of each edition whose page offers a copy. */
function editionsIn(
  outDir: string,
): readonly (readonly [name: string, files: readonly string[]])[] {
  const all = isOtherLanguageAtRoot(outDir) ? [] : filesBelow(outDir);
  return locales.flatMap((locale) =>
    versionIds
      .filter((version) =>
        all.includes(`${localePath(locale)}${versionPath(version)}offline/index.html`),
      )
      .map((version) => [`${version}-${locale}`, filesOf(outDir, all, version, locale)] as const),
  );
}

/**
 * Writes `offline/index.json`, `offline/<edition>.json` and `offline-worker.js` into a built site. With
 * `isOn` false the index is empty and the worker removes copies and itself.
 *
 * @returns the names of the editions
 */
export function writeOffline(outDir: string, isOn: boolean): readonly string[] {
  const known = new Map<string, OfflineFile>();
  const entryOf = (file: string): OfflineFile => {
    const content = fs.readFileSync(path.join(outDir, file));
    return [storedName(file), content.length, sha(content)];
  };
  const lists = editionsIn(outDir).map(([edition, names]) => {
    const files = names.map((file) => {
      const entry = known.get(file) ?? entryOf(file);
      known.set(file, entry);
      return entry;
    });
    return {edition, bytes: files.reduce((sum, [, size]) => sum + size, 0), files};
  });
  const build = sha(JSON.stringify(lists)).slice(0, 12);
  const offered = isOn ? lists : [];
  const index: OfflineIndex = {
    build,
    editions: Object.fromEntries(offered.map(({edition, bytes}) => [edition, bytes])),
  };
  fs.mkdirSync(path.join(outDir, 'offline'), {recursive: true});
  fs.writeFileSync(path.join(outDir, indexPath), JSON.stringify(index));
  for (const list of offered) {
    const content: OfflineList = {...list, build};
    fs.writeFileSync(path.join(outDir, listPath(list.edition)), JSON.stringify(content));
  }
  fs.writeFileSync(path.join(outDir, workerPath), workerCode(build, isOn));
  return Object.keys(index.editions);
}
