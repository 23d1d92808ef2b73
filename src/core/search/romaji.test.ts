import {expect, it} from 'vitest';
import {toKana} from './romaji';

it.each([
  ['settei', 'セッテイ'],
  ['keikenchi', 'ケイケンチ'],
  ['sa-ba-', 'サーバー'],
  ['syuuryou', 'シュウリョウ'],
  ['port', undefined],
  ['xbox', undefined],
  ['a'.repeat(20_000), undefined],
])('%s', (word, kana) => {
  expect(toKana(word)).toBe(kana);
});
