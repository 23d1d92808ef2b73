import fs from 'node:fs';
import path from 'node:path';

/** Writes a file, and the folders above it where they are missing. */
export function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}
