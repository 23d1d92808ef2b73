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
  megabytes,
  workerPath,
  type OfflineFile,
  type OfflineIndex,
  type OfflineList,
} from '../../core/offline/edition';
import {defaultLocale, languageOf, locales, localePath, type Locale} from '../../data/locales';
import {versionIds, versionPath} from '../../data/versions';
import {wordsOf} from '../../words';
import {filesBelow} from '../filesBelow';
import {filesOf, storedName} from './files';

/** Stands in the page that offers the copy until its size is known. */
const SIZE = /(<span[^>]* data-offline-size="?([^"\s>]+)"?[^>]*>)[^<]*(<\/span>)/;

function sha(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** The script of the worker, as one file. */
export function workerCode(isOn: boolean): string {
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
    legalComments: 'none',
  });
  return outputFiles[0]!.text;
}

interface Edition {
  readonly name: string;
  readonly locale: Locale;
  /** The page that offers it, as a file below the built folder. */
  readonly page: string;
  readonly files: readonly string[];
}

/**
 * A build of one further language (`--locale ja`) has it at the root, where the default language
 * belongs. Nobody publishes that, so it offers no copies.
 */
function isOtherLanguageAtRoot(outDir: string): boolean {
  const root = fs.readFileSync(path.join(outDir, 'index.html'), 'utf8');
  return !new RegExp(`<html[^>]* lang="?${languageOf(defaultLocale).tag}\\b`).test(root);
}

function editionsIn(outDir: string): readonly Edition[] {
  if (isOtherLanguageAtRoot(outDir)) {
    return [];
  }
  const all = filesBelow(outDir);
  return locales.flatMap((locale) =>
    versionIds.flatMap((version) => {
      const page = `${localePath(locale)}${versionPath(version)}offline/index.html`;
      return all.includes(page)
        ? [
            {
              name: `${version}-${locale}`,
              locale,
              page,
              files: filesOf(outDir, all, version, locale),
            },
          ]
        : [];
    }),
  );
}

/** Puts the size of a copy into the page that offers it. Throws where the page has no place for it. */
function writeSize(outDir: string, {name, locale, page, files}: Edition): void {
  const bytes = files.reduce((sum, file) => sum + fs.statSync(path.join(outDir, file)).size, 0);
  const html = fs.readFileSync(path.join(outDir, page), 'utf8');
  if (SIZE.exec(html)?.[2] !== name) {
    throw new Error(`${page} has no <span data-offline-size="${name}"> for the size of the copy.`);
  }
  fs.writeFileSync(
    path.join(outDir, page),
    html.replace(SIZE, `$1${megabytes(bytes, wordsOf(locale).offline)}$3`),
  );
}

/**
 * Writes `offline/index.json`, `offline/<edition>.json` and `offline-worker.js` into a built site. With
 * `isOn` false the index is empty and the worker removes copies and itself.
 *
 * @returns the names of the editions
 */
export function writeOffline(outDir: string, isOn: boolean): readonly string[] {
  const editions = editionsIn(outDir);
  editions.forEach((edition) => writeSize(outDir, edition));
  const known = new Map<string, OfflineFile>();
  const entryOf = (file: string): OfflineFile => {
    const before = known.get(file);
    if (before) {
      return before;
    }
    const content = fs.readFileSync(path.join(outDir, file));
    const entry: OfflineFile = [storedName(file), content.length, sha(content)];
    known.set(file, entry);
    return entry;
  };
  const lists = editions.map(({name, files}) => ({name, files: files.map(entryOf)}));
  const build = sha(JSON.stringify(lists)).slice(0, 12);
  const index: OfflineIndex = {build, editions: isOn ? editions.map(({name}) => name) : []};
  fs.mkdirSync(path.join(outDir, 'offline'), {recursive: true});
  fs.writeFileSync(path.join(outDir, indexPath), JSON.stringify(index));
  for (const {name, files} of isOn ? lists : []) {
    const bytes = files.reduce((sum, [, size]) => sum + size, 0);
    const list: OfflineList = {edition: name, build, bytes, files};
    fs.writeFileSync(path.join(outDir, listPath(name)), JSON.stringify(list));
  }
  fs.writeFileSync(path.join(outDir, workerPath), workerCode(isOn));
  return index.editions;
}
