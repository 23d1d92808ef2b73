import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {expect, it} from 'vitest';

const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
const ours = execFileSync('git', list, {encoding: 'utf8'})
  .split('\0')
  .filter((file) => fs.statSync(file, {throwIfNoEntry: false})?.isFile());
const textsOf = (pattern: RegExp) =>
  ours
    .filter((file) => pattern.test(file))
    .map((file) => ({file, text: fs.readFileSync(file, 'utf8')}));
const read = textsOf(/\.(?:[cm]?[jt]sx?|css|md|ya?ml)$/);

const MOST = 300;
const REASON = /[Oo]ver 300 lines, because \w/;

it('files that are longer than 300 lines say why in their first lines', () => {
  const code = read
    .filter(({file}) => /^(?:src|scripts|tests|packages)\/.*\.(?:[cm]?[jt]sx?|css)$/.test(file))
    .map(({file, text}) => ({file, lines: text.split('\n')}));
  expect(code.length).toBeGreaterThan(600);
  const long = code.filter(({lines}) => lines.length - 1 > MOST);
  expect(long.length).toBeGreaterThan(0);
  const silent = long.filter(({lines}) => !REASON.test(lines.slice(0, 12).join('\n')));
  expect(
    silent.map(({file, lines}) => `${file} has ${lines.length - 1} lines: cut it, or say why not`),
  ).toEqual([]);
});

const PLACE =
  /(?<![\w/.@{$-])(?:tests\/(?:browser|ordinary|pictures|search|server-files|site|subpath|support|unit|content)|src\/(?:browser|components|config|content|core|css|data|site|theme|words))\/[\w./-]*\w\b(?!\.?[<{*])/g;

it('comments and documents name files that exist', () => {
  // Tests make up files, and the compared sites have their own folders.
  const naming = read.filter(({file}) => !/\.(?:test|spec)\.tsx?$|^bench\//.test(file));
  const exists = (place: string) =>
    ['', '.ts', '.tsx', '.js', '.mjs'].some((end) => fs.existsSync(place + end));
  const named = naming.flatMap(({file, text}) =>
    [...new Set(text.match(PLACE) ?? [])].map((place) => ({file, place})),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(
    named
      .filter(({place}) => !exists(place))
      .map(({file, place}) => `${file} names ${place}, which does not exist`),
  ).toEqual([]);
});

// A password in a command would be readable in the shell's history and the list of processes.
const PASSWORD = /(?:-u|--user)\s+["']?\w+:/;

it('no command of a page or a script holds a password: curl asks for it', () => {
  const commands = textsOf(
    /^(?:docs|i18n|versioned_docs|server|openapi|src\/words|src\/core\/samples)\//,
  );
  expect(commands.length).toBeGreaterThan(150);
  const found = commands.flatMap(({file, text}) =>
    text
      .split('\n')
      .flatMap((line, at) => (PASSWORD.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(found, 'write "curl -u admin", which asks for the password').toEqual([]);
  expect(PASSWORD.test('curl -u admin:secret http://127.0.0.1')).toBe(true);
});
