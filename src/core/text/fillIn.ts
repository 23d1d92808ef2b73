/** `fillIn('{from} GB', {from: 8})` gives '8 GB'. */
export function fillIn(pattern: string, values: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(`No value for {${name}} in "${pattern}".`);
    }
    return String(value);
  });
}
