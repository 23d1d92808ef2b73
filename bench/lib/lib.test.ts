import {describe, expect, it} from 'vitest';
import {readOptions} from './options';
import {median, percentile, table} from './report';

describe('figures', () => {
  it('take the middle and the 95th percentile', () => {
    const hundred = Array.from({length: 100}, (_, index) => 100 - index);
    expect(median([9, 1, 5])).toBe(5);
    expect(percentile(hundred, 95)).toBe(95);
    expect(percentile([3], 95)).toBe(3);
    expect(() => median([])).toThrow('nothing');
  });

  it('make a table', () => {
    expect(
      table([
        ['A', 'B'],
        ['1', '2'],
      ]),
    ).toBe('| A | B |\n| --- | --- |\n| 1 | 2 |');
  });
});

describe('options', () => {
  const kinds = ['home', 'settings'];

  it('are everything when none is given', () => {
    expect(readOptions([], kinds)).toMatchObject({
      parts: ['lighthouse', 'navigation', 'build', 'growth'],
      peers: ['ours', 'docusaurus', 'starlight'],
      pages: kinds,
      runs: 5,
      versions: [6, 12, 24],
      isWriting: false,
    });
  });

  it('choose parts, and refuse what does not exist', () => {
    expect(readOptions(['--only', 'build', '--runs', '1'], kinds)).toMatchObject({
      parts: ['build'],
      runs: 1,
    });
    expect(() => readOptions(['--only', 'builds'], kinds)).toThrow('--only does not know builds');
    expect(() => readOptions(['--runs', '0'], kinds)).toThrow('--runs must be a whole number');
  });
});
