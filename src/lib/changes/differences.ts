/** Something that both versions have and that is not the same in them. */
export interface Changed {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** What one version has more, less and different than another one. */
export interface Differences {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly Changed[];
}

/** Things by id; the value is the text that is compared, and shown when it differs. */
export type Snapshot = ReadonlyMap<string, string>;

/** Compares two snapshots; every list is in the order of the snapshot it comes from. */
export function differencesBetween(from: Snapshot, to: Snapshot): Differences {
  return {
    added: [...to.keys()].filter((id) => !from.has(id)),
    removed: [...from.keys()].filter((id) => !to.has(id)),
    changed: [...to].flatMap(([id, value]) => {
      const before = from.get(id);
      return before === undefined || before === value ? [] : [{id, from: before, to: value}];
    }),
  };
}

/** Tells whether two versions are alike. */
export function isAlike({added, removed, changed}: Differences): boolean {
  return added.length + removed.length + changed.length === 0;
}
