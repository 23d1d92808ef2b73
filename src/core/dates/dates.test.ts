import {describe, expect, it} from 'vitest';
import {formatDay} from '.';

describe('formatDay', () => {
  it('writes a day as the formatter of the platform does', () => {
    let looked = 0;
    for (const locale of ['en', 'ja']) {
      const formatter = new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      });
      for (
        let day = Date.UTC(2023, 11, 30, 23, 59);
        day < Date.UTC(2025, 1, 2);
        day += 86_400_000
      ) {
        expect(formatDay(day, locale)).toBe(formatter.format(day));
        looked += 1;
      }
    }
    expect(looked).toBe(800);
  });
});
