export const changeTopics = ['settings', 'arguments', 'commands', 'rest'] as const;
export type ChangeTopic = (typeof changeTopics)[number];

export interface HistoryItem {
  readonly id: string;
  /** An item isn't listed if its parent was added or removed as a whole. */
  readonly parent?: string;
  /** The compared text for each version of the list, null where it is absent. */
  readonly values: readonly (string | null)[];
  readonly replacedBy?: string;
  readonly oldDefaultFails?: true;
}

export interface Comparison<Topic extends ChangeTopic = ChangeTopic> {
  /** Items have their values in this order, newest first. */
  readonly versions: readonly string[];
  readonly isNewest: boolean;
  readonly topics: Readonly<Record<Topic, readonly HistoryItem[]>>;
  /** Tells since when RCON is deprecated, and what replaces its commands. */
  readonly rcon?: {readonly since: string; readonly commands: readonly string[]} | undefined;
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
