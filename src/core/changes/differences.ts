export interface HistoryItem {
  readonly id: string;
  /** An item isn't listed if its parent was added or removed as a whole. */
  readonly parent?: string;
  /** The compared text for each version of the list, null where it is absent. */
  readonly values: readonly (string | null)[];
}

export type Differences = ReturnType<typeof differencesOf>;

const isThere = (item: HistoryItem, version: number) => typeof item.values[version] === 'string';

/** Returns the differences between two versions, given by their indexes in the lists of values. */
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

/** Returns true where nothing was added, removed or changed. */
export function isAlike({added, removed, changed}: Differences): boolean {
  return added.length + removed.length + changed.length === 0;
}
