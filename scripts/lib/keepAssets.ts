import fs from 'node:fs';
import path from 'node:path';
import {localePath, locales} from '../../src/data/locales';
import {filesBelow} from '../../src/site/filesBelow';

const LIST = 'hashed-files.json';
const FOLDERS = locales.map((locale) => `${localePath(locale)}assets/`);
const HASHED = /^(?:[\w-]+\/)?[\w.~-]*[.-][0-9a-f]{8,}\.(?:css|js|json|png|svg|woff2?)$/;

/** Writes the list of a build, and returns its number of files. */
export function writeAssetList(outDir: string): number {
  const files = filesBelow(outDir).filter((file) => isHashedFile(file));
  fs.writeFileSync(path.join(outDir, LIST), `${JSON.stringify(files, null, 1)}\n`);
  return files.length;
}

/**
 * Copies the last release's hashed files, for which open and cached pages still ask. Throws at a
 * wrong list.
 */
export function keepAssets(previousDir: string, outDir: string): number {
  const list = path.join(previousDir, LIST);
  if (!fs.existsSync(list)) {
    throw new Error(
      `${previousDir} has no ${LIST}: it is no built site, or one made before that list.`,
    );
  }
  const files: unknown = JSON.parse(fs.readFileSync(list, 'utf8'));
  if (!Array.isArray(files)) {
    throw new Error(`${list} is no list of files.`);
  }
  const wrong = files.filter((file) => !isHashedFile(file) || !isOwnFile(previousDir, file));
  if (wrong.length > 0) {
    throw new Error(
      `${list} names ${wrong.length} that are no hashed files of that release, ${JSON.stringify(wrong[0])} first. Nothing was copied: find out who made it.`,
    );
  }
  const missing = (files as readonly string[]).filter(
    (file) => !fs.existsSync(path.join(outDir, file)),
  );
  for (const file of missing) {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    fs.copyFileSync(path.join(previousDir, file), path.join(outDir, file));
  }
  return missing.length;
}

function isHashedFile(file: unknown): file is string {
  const folder = FOLDERS.find((start) => typeof file === 'string' && file.startsWith(start));
  return folder !== undefined && HASHED.test((file as string).slice(folder.length));
}

function isOwnFile(dir: string, file: string): boolean {
  const place = path.join(fs.realpathSync(dir), file);
  return fs.existsSync(place) && fs.realpathSync(place) === place && fs.statSync(place).isFile();
}
