/** The form of a text for a count: `1 result|{count} results`. A text without a bar is for every count. */
export function pluralForm(text: string, count: string | number): string {
  const [one = text, many = one] = text.split('|');
  return Number(count) === 1 ? one : many;
}
