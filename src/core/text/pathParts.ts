/** Shorter ones fit into a line on a phone. */
const LONG = 24;

/** `Pal/Saved/x.ini` as `Pal/`, `Saved/`, `x.ini`. Undefined for what is no long path. */
export function partsOfPath(text: string): readonly string[] | undefined {
  const parts = text.match(/[^\\/]*[\\/]+|[^\\/]+$/g) ?? [];
  return text.length > LONG && !/\s/.test(text) && parts.length > 2 ? parts : undefined;
}
