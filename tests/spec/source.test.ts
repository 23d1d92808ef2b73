import {expect, it} from 'vitest';
import {checkOf, inFile, installed, is, option, triedBy} from './checks';
import {rows} from './rows';
import {wrongRows} from './wrongRows';

it('the specification has its rows, each once and with something that holds it', () => {
  expect(rows.length).toBeGreaterThanOrEqual(243);
  const texts = rows.map(({area, requires}) => `${area}: ${requires}`);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  expect(rows.filter(({checks}) => checks.length === 0).map(({name}) => name)).toEqual([]);
});

it('the specification is held by files, values, packages and tests', async () => {
  const {wrong, looked} = await wrongRows(({isOfBuild}) => !isOfBuild);
  expect(wrong).toEqual([]);
  expect(looked).toBeGreaterThan(120);
});

it.each([
  is('one', 1, 2),
  option('themeConfig.navbar.hideOnScroll', 'never'),
  option('no.such.option', true),
  inFile('no-such-file'),
  inFile('package.json', 'no such text'),
  inFile('package.json', /^no such text/),
  installed('no-such-package'),
  installed('typescript', '1.'),
  triedBy('tests/spec/no-such.test.ts', 'a test'),
  triedBy('tests/spec/source.test.ts', 'no such test'),
])('a row that is wrong is found (%#)', async ({wrong}) => {
  expect(await wrong()).toEqual(expect.any(String));
});

it('a check of no known kind is an error', () => {
  expect(() => checkOf('inPages / Palworld')).toThrow('begins with no check');
});

it('what differs on purpose is told to people as the rows have it', async () => {
  const list = rows
    .filter(({instead}) => instead !== undefined)
    .map(({requires, instead}) => `- **${requires}.** ${instead}.`);
  expect(list.length).toBeGreaterThan(5);
  const text = [
    '# Different on purpose',
    'The guide differs on purpose from Docusaurus, its plugins or its specification in these points. Each point begins with what they say, in bold, and ends with what the guide does. `tests/spec` contains this list. After a change there, run `npx vitest run tests/spec -u`.',
    list.join('\n'),
  ].join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot('../../contributing/different.md');
});
