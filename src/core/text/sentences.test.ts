import {describe, expect, it} from 'vitest';
import {joinSentences} from './sentences';

describe('sentences in a row', () => {
  it('have between them what the language puts there', () => {
    expect(joinSentences(['A.', undefined, 'B.'], ' ')).toBe('A. B.');
    expect(joinSentences(['あ。', 'い。'], '')).toBe('あ。い。');
  });
});
