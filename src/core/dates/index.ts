import {languageOf, type Locale} from '../../data/locales';

/** A day as the words of a language name it: `date.pattern` puts the parts in their order. */
export interface DayParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/**
 * The parts of a day in UTC, the month by its name from a list of twelve with spaces between them.
 * By hand, because the browser's own formatter takes some 50 ms to get ready on a phone, and each
 * page shows a day.
 */
export function dayParts(milliseconds: number, months: string): DayParts {
  const date = new Date(milliseconds);
  return {
    year: `${date.getUTCFullYear()}`,
    month: months.split(' ')[date.getUTCMonth()] ?? '',
    day: `${date.getUTCDate()}`,
  };
}

/** A month, written `2026-08`, as the reader writes it: 'August 2026' or '2026年8月'. For the build. */
export function formatMonth(month: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`));
}

/** A day, written `2026-08-31`, as the reader writes it: '31 August 2026'. For the build. */
export function formatDay(day: string, locale: Locale): string {
  // In English the day comes first (STYLE.md).
  const tag = languageOf(locale).tag.replace('en-US', 'en-GB');
  return new Intl.DateTimeFormat(tag, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(day));
}
