import fs from 'node:fs';
import path from 'node:path';

/** Writes a file, and the folders above it where they are missing. */
export function write(file: string, content: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
}
