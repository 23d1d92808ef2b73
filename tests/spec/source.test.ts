import {expect, it} from 'vitest';
import {rows} from './rows';
import {wrongRows} from './wrongRows';

it('the specification has its rows, each once and with something that holds it', () => {
  expect(rows.length).toBeGreaterThanOrEqual(151);
  const texts = rows.map(({area, requires}) => `${area}: ${requires}`);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  expect(rows.filter(({checks}) => checks.length === 0).map(({name}) => name)).toEqual([]);
});

it('the specification is held by files, values, packages and tests', async () => {
  const {wrong, looked} = await wrongRows(({isOfBuild}) => !isOfBuild);
  expect(wrong).toEqual([]);
  expect(looked).toBeGreaterThan(120);
});

it('what differs on purpose is told to people as the rows have it', async () => {
  const list = rows
    .filter(({instead}) => instead !== undefined)
    .map(({requires, instead}) => `- **${requires}.** ${instead}.`);
  expect(list.length).toBeGreaterThan(5);
  const text = [
    '# Different on purpose',
    'The guide differs on purpose from Docusaurus, its plugins or its specification in these points. `tests/spec` contains this list. After a change there, run `npx vitest run tests/spec -u`.',
    list.join('\n'),
  ].join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot('../../contributing/different.md');
});
