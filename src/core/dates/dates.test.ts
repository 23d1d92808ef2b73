import {describe, expect, it} from 'vitest';
import {languageOf, locales} from '../../data/locales';
import {wordsOf} from '../../words';
import {fillIn} from '../text/fillIn';
import {dayParts, formatMonth} from '.';

describe.each(locales)('a day in %s', (locale) => {
  it('is written as the formatter of the platform writes it', () => {
    const words = wordsOf(locale).interface;
    const formatter = new Intl.DateTimeFormat(languageOf(locale).tag, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    let looked = 0;
    for (let day = Date.UTC(2023, 11, 30, 23, 59); day < Date.UTC(2025, 1, 2); day += 86_400_000) {
      const parts = {...dayParts(day, words['date.months'])};
      expect(fillIn(words['date.pattern'], parts)).toBe(formatter.format(day));
      looked += 1;
    }
    expect(looked).toBe(400);
  });
});

it('writes a month in both languages', () => {
  expect(formatMonth('2026-08', 'en')).toBe('August 2026');
  expect(formatMonth('2026-08', 'ja')).toBe('2026年8月');
});
