import fs from 'node:fs';
import path from 'node:path';

/** Every file below a folder, with slashes, sorted. Throws when there is no such folder. */
export function filesBelow(folder: string): readonly string[] {
  return fs
    .readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
