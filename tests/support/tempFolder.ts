import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** Makes a folder, removed after the test, or after the file's with `afterAll`. */
export function tempFolder(
  files: Readonly<Record<string, string>> = {},
  atEnd: (remove: () => void) => void = onTestFinished,
) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guide-test-'));
  atEnd(() => fs.rmSync(folder, {recursive: true}));
  const put = (name: string, content: string | Uint8Array, mode = 0o644): string => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, content, {mode});
    return file;
  };
  Object.entries(files).forEach(([name, text]) => put(name, text));
  return {folder, put};
}
