/** Gives the form for a count, from `1 result|{count} results`. */
export function pluralForm(text: string, count: string | number): string {
  const [one = text, many = one] = text.split('|');
  return Number(count) === 1 ? one : many;
}
