import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {checksFor, quoted} from './changes';
import {TESTS_OF_CODE} from './steps';

const names = (...files: string[]) => checksFor(files).map(({name}) => name);

it('looks at each changed file with the checks that can name a slip in it', () => {
  const always = ['format', 'translations', 'words and facts'];
  expect(names('src/words/en/ports.json').sort()).toEqual([...always, 'pages', 'spelling'].sort());
  expect(names('src/css/tokens.css').sort()).toEqual([...always, 'styles'].sort());
  expect(names('i18n/ja/docusaurus-plugin-content-docs/current/operate/ports.mdx')).toContain(
    'japanese',
  );
  expect(names('docs/operate/ports.mdx')).toEqual(
    expect.arrayContaining(['pages', 'markdown', 'english', 'spelling']),
  );
  expect(names('src/data/values.ts')).toEqual(expect.arrayContaining(['types', 'code', 'pages']));
  expect(names()).toEqual([]);
});

it('runs the tests of facts only where more than words changed', () => {
  const testsFor = (...files: string[]) =>
    checksFor(files).find(({name}) => name === 'words and facts')!.command;
  expect(testsFor('docs/operate/ports.mdx', 'src/words/ja/ports.json')).not.toContain('src/data');
  expect(testsFor('docs/operate/ports.mdx', 'src/data/values.ts')).toContain('src/data');
});

it('tells only lines with a place, of tools that print more', () => {
  const told = (file: string, check: string, line: string) =>
    checksFor([file])
      .find(({name}) => name === check)!
      .told(line);
  const file = 'docs/operate/ports.mdx';
  expect(told(file, 'markdown', 'Linting: 1 file(s)')).toBeUndefined();
  expect(told(file, 'markdown', `${file}:3 MD001`)).toBe(`${file}:3 MD001`);
  expect(told(file, 'format', `[warn] ${file}`)).toBe(`${file}: run npx prettier --write ${file}`);
});

it.each(["it's $& a.mdx", 'a $(echo b) "c" `d`.mdx', '設定 一覧.mdx'])('hands over %s', (file) => {
  const command = `printf %s ${quoted(file, false)}`;
  expect(execFileSync('sh', ['-c', command], {encoding: 'utf8'})).toBe(file);
  expect(checksFor([file])[0]!.command).not.toContain('…');
  expect(checksFor([file]).find(({name}) => name === 'format')!.command).toContain(quoted(file));
});

it('compares facts with their files, their sources and what is told to readers', () => {
  const {command} = checksFor(['src/data/values.ts']).find(({name}) => name === 'words and facts')!;
  for (const file of [
    'src/core/settings',
    'src/core/sources/sources.test.ts',
    'tests/unit/knownFacts.test.ts',
    'tests/unit/colours.test.ts',
  ]) {
    expect(command.split(' ').some((part) => file.startsWith(part))).toBe(true);
  }
  expect(command.split(' ').filter((part) => TESTS_OF_CODE.includes(part)).length).toBe(
    TESTS_OF_CODE.length,
  );
});
