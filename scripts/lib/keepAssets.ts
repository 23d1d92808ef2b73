import fs from 'node:fs';
import path from 'node:path';

/** Names the hashed files of a release; those that were kept from the one before are not in it. */
const LIST = 'assets/files.json';

/** Writes the list of a finished build. Returns the number of files in it. */
export function writeAssetList(outDir: string): number {
  const files = fs
    .readdirSync(path.join(outDir, 'assets'), {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== LIST)
    .sort();
  fs.writeFileSync(path.join(outDir, LIST), `${JSON.stringify(files, null, 1)}\n`);
  return files.length;
}

/**
 * Copies the hashed files of the release before into a build: a page that is open or cached while the
 * site is published still asks for them. What that release had kept itself is left behind.
 *
 * @returns number of files copied
 * @throws when the release before has no list of its files
 */
export function keepAssets(previousDir: string, outDir: string): number {
  const list = path.join(previousDir, LIST);
  if (!fs.existsSync(list)) {
    throw new Error(
      `${previousDir} has no ${LIST}: it is no built site, or one made before that list.`,
    );
  }
  const files = JSON.parse(fs.readFileSync(list, 'utf8')) as readonly string[];
  const missing = files.filter((file) => !fs.existsSync(path.join(outDir, file)));
  for (const file of missing) {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    fs.copyFileSync(path.join(previousDir, file), path.join(outDir, file));
  }
  return missing.length;
}
