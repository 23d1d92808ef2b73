/** Something with a value in some versions. */
export interface HistoryItem {
  readonly id: string;
  /** What it belongs to: when that comes or goes as a whole, the item is not named again. */
  readonly parent?: string;
  /** The text that is compared, by version in the order of the list; null where it is absent. */
  readonly values: readonly (string | null)[];
}

/** What one version has more, less and different than another one. */
export type Differences = ReturnType<typeof differencesOf>;

const isThere = (item: HistoryItem, version: number) => typeof item.values[version] === 'string';

/** The differences between two versions, given by their places in the lists of values. */
export function differencesOf(items: readonly HistoryItem[], from: number, to: number) {
  const inOnly = (one: number, other: number) =>
    items.filter((item) => isThere(item, one) && !isThere(item, other));
  const named = (found: readonly HistoryItem[]) => {
    const ids = new Set(found.map(({id}) => id));
    return found.filter(({parent}) => parent === undefined || !ids.has(parent)).map(({id}) => id);
  };
  return {
    added: named(inOnly(to, from)),
    removed: named(inOnly(from, to)),
    changed: items.flatMap(({id, values}) => {
      const [before, after] = [values[from], values[to]];
      return typeof before !== 'string' || typeof after !== 'string' || before === after
        ? []
        : [{id, from: before, to: after}];
    }),
  };
}

/** Tells whether two versions are alike. */
export function isAlike({added, removed, changed}: Differences): boolean {
  return added.length + removed.length + changed.length === 0;
}
