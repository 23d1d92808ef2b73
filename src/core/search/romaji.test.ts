import {expect, it} from 'vitest';
import {toKana} from './romaji';

it.each([
  ['settei', 'せってい'],
  ['keikenchi', 'けいけんち'],
  ['sa-ba-', 'さーばー'],
  ['syuuryou', 'しゅうりょう'],
  ['port', undefined],
  ['xbox', undefined],
  ['a'.repeat(20_000), undefined],
])('%s', (word, kana) => {
  expect(toKana(word)).toBe(kana);
});
