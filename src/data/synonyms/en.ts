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
  'buddy | buddies | mate | mates | friends | friend',
  'laptop | pc | computer | machine',
  'quick | fast | faster',
  'delete | remove | wipe | erase',
  'modify | edit | change',
  'increase | raise | more',
  'reduce | lower | less',
  'launch | boot | start',
  'folder | directory | path',
  'people | players | ppl',
  'pw | password',
  'cmd | cmds | command',
  'tp | teleport',
  'cheater | hacker',
  'cost | price | money',
  'requirements | specs | hardware',
  'glossary | meaning | meaning of | what does it mean',
];
