/** Removes undefined entries and empty lists, because props travel to the browser. */
export function withoutEmpty<Entry extends object>(entry: {
  readonly [Key in keyof Entry]: Entry[Key] | undefined;
}): Entry {
  return Object.fromEntries(
    Object.entries(entry).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Entry;
}
