/** Writes values into a query, without blank ones, and keeps other parameters. */
export function withParameters(values: Readonly<Record<string, string>>, query: string): string {
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) {
    all.delete(name);
    if (value.trim() !== '') {
      all.set(name, value);
    }
  }
  const text = all.toString();
  return text === '' ? '' : `?${text}`;
}
