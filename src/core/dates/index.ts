const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A day in UTC as the reader writes it: 'Nov 21, 2026' or '2026年11月21日'. By hand, because the
 * browser's own formatter takes some 50 ms to get ready on a phone, and each page shows a day.
 */
export function formatDay(milliseconds: number, locale: string): string {
  const date = new Date(milliseconds);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  const day = date.getUTCDate();
  return locale === 'ja'
    ? `${year}年${month + 1}月${day}日`
    : `${months[month] ?? ''} ${day}, ${year}`;
}
