import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Gives every file below a folder, with slashes, sorted. */
export function filesBelow(folder: string): readonly string[] {
  return fs
    .readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Gives the files of folders below `root`, from it. Tests work in copies without some of them. */
export const filesIn = (root: string, folders: readonly string[]): readonly string[] =>
  folders
    .filter((folder) => fs.existsSync(path.join(root, folder)))
    .flatMap((folder) => filesBelow(path.join(root, folder)).map((name) => `${folder}/${name}`));

/** Gives 12 hex digits for the files in folders below `root`. */
export function hashOfFolders(root: string, folders: readonly string[], counted = /./): string {
  const hash = createHash('sha256');
  const files = filesIn(root, folders).filter(
    (file) => counted.test(file) && !/\.test\.tsx?$/.test(file),
  );
  if (files.length === 0) {
    throw new Error(`There are no sources in ${folders.join(', ')} below ${root}.`);
  }
  for (const file of files) {
    hash.update(file).update(fs.readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
