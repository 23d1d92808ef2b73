/**
 * The search finds inflections and typing errors without help. Readers' names for a section belong
 * at its heading as `<Phrases>`.
 */
export const englishSynonyms: readonly string[] = [
  'not showing | not visible | not appearing | not listed | not in the list | cannot find',
  'timed out | timeout | times out',
  'console | ps5 | xbox',
  'cgnat | carrier-grade nat | shared address',
  'public ip | external ip | wan ip',
  'docker | container',
  'migrate | transfer | move | import',
  'not applied | not working | ignored | no effect | have no effect',
  'reset | revert | overwritten',
  'hunger | hungry | stomach',
  'hp | health',
  'player id | steam id | user id | uid',
  'older version | previous version | old version | downgrade',
  'elsewhere | another computer | another machine',
  'empty | nobody is online | nobody online | no players',
];
