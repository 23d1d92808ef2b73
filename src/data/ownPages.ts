/**
 * Pages that are another page in each edition: more than a quarter of their lines differ from the newest
 * edition's. Search engines list each of them; of every other page of an older edition they list the
 * newest edition's. tests/site/engines.test.ts compares the lines.
 */
export const ownPages: readonly string[] = [
  'intro',
  'settings-and-operation/changes',
  'guide-changes',
];
