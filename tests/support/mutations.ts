/** Typing errors, editors and copies add these pieces; an empty piece only removes something. */
const slips = [
  ...['', '', '', '"', '(', ')', ',', '=', '\n', '\r\n', ' ', '\t', ';', '//', '#', '\\', '|'],
  ...['{', '}', '＝', '，', '“', "'", '[', ']', ':', 'a', '1', '.', '\0', '; note\n', ' = ', '""'],
  ...['),(', '=,'],
];

/** Returns random whole numbers below a limit, always alike for a seed. */
export function numbers(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

/** Adds one to three typing errors. */
export function mutated(source: string, below: (end: number) => number): string {
  let text = source;
  for (let edits = 1 + below(3); edits > 0; edits -= 1) {
    const at = below(text.length);
    const cut = below(3) === 0 ? below(20) : below(3);
    text = text.slice(0, at) + (slips[below(slips.length)] ?? '') + text.slice(at + cut);
  }
  return text;
}
