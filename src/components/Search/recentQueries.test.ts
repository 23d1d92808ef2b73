import {expect, it} from 'vitest';
import {parseQueries, withQuery} from './recentQueries';

it.each([
  [null, []],
  ['["port","8211"]', ['port', '8211']],
  ['["port",8211,null]', []],
  [JSON.stringify([...'abcdefgh']), [...'abcdef']],
])('reads stored queries, also damaged ones: %s', (stored, queries) => {
  expect(parseQueries(stored)).toEqual(queries);
});

it.each([
  ['the newest first', ['port'], ' 8211 ', ['8211', 'port']],
  ['each once', ['8211', 'port'], 'port', ['port', '8211']],
  ['six of them', [...'abcdef'], 'g', [...'gabcde']],
  ['no empty one', ['port'], '  ', ['port']],
  ['no pasted log', ['port'], 'x'.repeat(61), ['port']],
])('keeps %s', (_, queries, query, expected) => {
  expect(withQuery(queries, query)).toEqual(expected);
});
