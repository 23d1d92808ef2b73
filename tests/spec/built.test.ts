import {expect, it} from 'vitest';
import {inAssets, inPage, leads, noPage, page, sitePage} from './checks';
import {wrongRows} from './wrongRows';

it('the specification is held by the built site', async () => {
  const {wrong, looked} = await wrongRows(({isOfBuild}) => isOfBuild === true);
  expect(wrong).toEqual([]);
  expect(looked).toBeGreaterThan(100);
});

it.each([
  page('no-such-page'),
  noPage('glossary', ['1.0']),
  sitePage('search', 'no such sign'),
  sitePage('no-such-page'),
  leads('commands', 'glossary'),
  leads('no-such-page', 'glossary'),
  inPage('glossary', 'no such text'),
  inAssets('js', 'no such text in any script'),
  inAssets('css', 'no such text in any style'),
])('a row that is wrong is found (%#)', async ({wrong}) => {
  expect(await wrong()).toEqual(expect.any(String));
});
