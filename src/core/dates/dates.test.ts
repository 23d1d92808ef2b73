import {describe, expect, it} from 'vitest';
import {locales} from '../../data/locales';
import {wordsOf} from '../../words';
import {fillIn} from '../text/fillIn';
import {dayParts, formatDay, formatMonth} from '.';

describe.each(locales)('a day in %s', (locale) => {
  it('is the same by hand and by the formatter of the platform', () => {
    const words = wordsOf(locale).interface;
    let looked = 0;
    for (let day = Date.UTC(2023, 11, 30, 23, 59); day < Date.UTC(2025, 1, 2); day += 86_400_000) {
      const parts = {...dayParts(day, words['date.months'])};
      const written = new Date(day).toISOString().slice(0, 10);
      expect(fillIn(words['date.pattern'], parts)).toBe(formatDay(written, locale));
      looked += 1;
    }
    expect(looked).toBe(400);
  });
});

it('writes the day first in English', () => {
  expect(formatDay('2026-09-07', 'en')).toBe('7 September 2026');
  expect(formatDay('2026-09-07', 'ja')).toBe('2026年9月7日');
});

it('writes a month in both languages', () => {
  expect(formatMonth('2026-08', 'en')).toBe('August 2026');
  expect(formatMonth('2026-08', 'ja')).toBe('2026年8月');
});
