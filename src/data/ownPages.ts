/**
 * More than a quarter of the lines of these pages differ from the newest edition's, so search
 * engines list each edition of them. tests/site/engines.test.ts compares the lines.
 */
export const ownPages: readonly string[] = [
  'intro',
  'settings-and-operation/changes',
  'guide-changes',
];
