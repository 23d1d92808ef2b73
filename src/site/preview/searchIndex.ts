import fs from 'node:fs';
import path from 'node:path';

const NAME = 'search-index.json';

/**
 * There are no built pages to index in `npm start`, so its search works on the index files of the last
 * `npm run build`. Without a build the search says how to get one.
 *
 * Copies the index files of a build, each below the path of its version; returns how many.
 */
export function copyIndexFiles(buildDir: string, targetDir: string): number {
  if (!fs.existsSync(buildDir)) {
    return 0;
  }
  const folders = fs
    .readdirSync(buildDir, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  const found = ['', ...folders].filter((folder) =>
    fs.existsSync(path.join(buildDir, folder, NAME)),
  );
  for (const folder of found) {
    fs.mkdirSync(path.join(targetDir, folder), {recursive: true});
    fs.copyFileSync(path.join(buildDir, folder, NAME), path.join(targetDir, folder, NAME));
  }
  return found.length;
}
