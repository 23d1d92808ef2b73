import {expect, it} from 'vitest';
import {joinSentences} from './sentences';

it('sentences in a row have between them what the language puts there', () => {
  expect(joinSentences(['A.', undefined, 'B.'], ' ')).toBe('A. B.');
  expect(joinSentences(['あ。', 'い。'], '')).toBe('あ。い。');
});
