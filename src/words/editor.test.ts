import {describe, expect, it} from 'vitest';
import {warningCodes} from '../../core/editor';
import {problemCodes} from '../../core/ini';
import en from './words/en.json';
import ja from './words/ja.json';

const namesIn = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();

describe('the words of the editor', () => {
  it('are the same in both languages, with the same names to fill', () => {
    expect(Object.keys(ja)).toEqual(Object.keys(en));
    expect(Object.keys(en).length).toBeGreaterThan(100);
    for (const [key, sentence] of Object.entries(en)) {
      const other = (ja as Record<string, string>)[key] ?? '';
      expect(new Set(namesIn(other)), key).toEqual(new Set(namesIn(sentence)));
    }
  });

  it('have a sentence for every problem and every warning', () => {
    const wanted = [
      ...problemCodes.map((code) => `problem.${code}`),
      ...warningCodes.map((code) => `warning.${code}`),
    ].sort();
    const given = Object.keys(en).filter((key) => /^(?:problem|warning)\./.test(key));
    expect(given.sort()).toEqual(wanted);
  });
});
