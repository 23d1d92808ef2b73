/** Random damage to settings files, the same for the same seed. */

/** Random whole numbers below a limit. */
export function numbers(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

/** What slips of hands, editors and copies do to a file. */
const puts = [
  ...[
    '',
    '',
    '',
    '"',
    '(',
    ')',
    ',',
    '=',
    '\n',
    '\r\n',
    ' ',
    '\t',
    ';',
    '//',
    '#',
    '\\',
    '|',
    '{',
    '}',
  ],
  ...[
    '＝',
    '，',
    '“',
    "'",
    '[',
    ']',
    ':',
    'a',
    '1',
    '.',
    '\0',
    '; note\n',
    ' = ',
    '""',
    '),(',
    '=,',
  ],
];

/** A text with one to three such slips. */
export function mutated(source: string, below: (end: number) => number): string {
  let text = source;
  for (let edits = 1 + below(3); edits > 0; edits -= 1) {
    const at = below(text.length);
    const cut = below(3) === 0 ? below(20) : below(3);
    text = text.slice(0, at) + (puts[below(puts.length)] ?? '') + text.slice(at + cut);
  }
  return text;
}
