/**
 * The search finds inflections and typing errors without help. Readers' names for a section belong
 * at its heading as `<Phrases>`.
 */
export const englishSynonyms: readonly string[] = [
  'timed out | timeout | times out',
  'cgnat | carrier-grade nat | shared address',
  'docker | container',
  'migrate | transfer | move | import',
  'not applied | not working | ignored | no effect | have no effect',
  'reset | revert | overwritten',
  'elsewhere | another computer | another machine',
  'empty | nobody is online | nobody online | no players',
];
