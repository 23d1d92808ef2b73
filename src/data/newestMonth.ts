/** Returns the newest month that sources name: '2026-07' of '… (2026-07-13)'. */
export const newestMonth = (sources: readonly string[]): string =>
  sources
    .flatMap((source) => source.match(/\b20\d\d-\d\d/g) ?? [])
    .sort()
    .at(-1) ?? '';
