/** A password in a command is in the history of the shell and in the list of processes. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const FOLDERS = ['docs', 'i18n', 'versioned_docs', 'server', 'src/core/samples'];
// A variable is no better: the shell writes its value into the arguments.
const PASSWORD = /(?:-u|--user)\s+["']?\w+:/;

it('stands in no command of a page or a script: curl asks for it', () => {
  const files = FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .map((file) => path.join(folder, file))
      .filter((file) => fs.statSync(file).isFile()),
  );
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) =>
    fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (PASSWORD.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(found, 'write "curl -u admin", which asks for the password').toEqual([]);
  expect(PASSWORD.test('curl -u admin:secret http://127.0.0.1')).toBe(true);
});
