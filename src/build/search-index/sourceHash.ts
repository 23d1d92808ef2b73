import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * A hash of everything the words of the built pages come from: when it changes, browsers fetch the
 * search index again. All kinds of files count, because facts are data and labels are JSON.
 */
export function sourceHash(siteDir: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  const files = folders
    .map((folder) => path.join(siteDir, folder))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      fs
        .readdirSync(folder, {withFileTypes: true, recursive: true})
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name)),
    )
    .sort();
  if (files.length === 0) {
    throw new Error(`The search found no sources in ${folders.join(', ')} below ${siteDir}.`);
  }
  for (const file of files) {
    hash.update(path.relative(siteDir, file));
    hash.update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}
