import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {expect, it} from 'vitest';

const MOST = 300;
/** In the first lines of a longer file, followed by the reason. */
const REASON = /Over 300 lines, because \w/;
const isOurs = (file: string) =>
  /^(?:src|scripts|tests|bench|packages)\/.*\.(?:[cm]?[jt]sx?|css)$/.test(file);

it('files that are longer than 300 lines say why in their first lines', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {encoding: 'utf8'},
  )
    .split('\0')
    .filter((file) => isOurs(file) && fs.existsSync(file));
  expect(files.length).toBeGreaterThan(600);
  const read = files.map((file) => ({file, lines: fs.readFileSync(file, 'utf8').split('\n')}));
  const long = read.filter(({lines}) => lines.length - 1 > MOST);
  expect(long.length).toBeGreaterThan(0);
  const silent = long.filter(({lines}) => !REASON.test(lines.slice(0, 12).join('\n')));
  expect(
    silent.map(({file, lines}) => `${file} has ${lines.length - 1} lines: cut it, or say why not`),
  ).toEqual([]);
});
