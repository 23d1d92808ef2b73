import {describe, expect, it} from 'vitest';
import {parseIni, sectionHeader} from '.';

const size = 1_000_000;
const fill = (piece: string): string => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
const start = `${sectionHeader}\nOptionSettings=(`;

/** Texts of 1 MB as they may really come. */
const texts: Record<string, string> = {
  'ordinary settings':
    `${start}${Array.from({length: 40_000}, (_, i) => `Key${i}=1.000000`).join(',')})\n`.slice(
      0,
      size,
    ),
  'one long text': `${start}ServerName="${fill('word, ')}")`,
  'settings on many lines': `${start}${fill('\r\n  ExpRate=1.000000,')})`,
};
/** Texts made to lead a careless reader in circles. */
const hostile: Record<string, string> = {};
const quarter = (text: string): string => text.slice(0, size / 4);
for (const piece of [
  'a',
  ' ',
  '\n',
  '\r\n',
  '(',
  ')',
  '"',
  '\\',
  '\\"',
  '=',
  ',',
  ';',
  '[',
  ']',
  '“',
  '=(',
  '("',
  '"(',
  ',K="',
  ' K="',
  ',K="a\\",',
  '",K=',
  'K=("',
  ',K=(',
  ',K=(x,',
  ',a',
  ' a',
  'a=b ',
  '"x"y',
  '" "',
  '")',
  '"),x',
  '\n;',
  '\n; a',
  '\n[a]',
  '[a] ',
  '\nOptionSettings=(',
  'OptionSettings=(A=1)\n',
  `${sectionHeader}\n`,
  ` ${sectionHeader.slice(1)}\n`,
  `${sectionHeader}\nOptionSettings=(A=1\n`,
  'K="a" b" ',
  '\n K="',
  '"=',
  '"a=',
  '"K =',
  ',K=“',
  '“a',
  'N=x,a,',
  '9,',
  '\u0000',
]) {
  hostile[`${JSON.stringify(piece)} in the list`] = start + quarter(fill(piece));
  hostile[`${JSON.stringify(piece)} behind a quote`] = `${start}A="${quarter(fill(piece))}`;
  hostile[`${JSON.stringify(piece)} alone`] = quarter(fill(piece));
  hostile[`${JSON.stringify(piece)} behind a long word`] =
    `${start}A=${quarter(fill('1'))},${quarter(fill(piece))}`;
}

// A shared machine may be slow for a moment: the best of a few tries counts.
const tries = 5;

/** The time in which a text is read, the best of a few tries. */
function bestTime(text: string, goodEnough: number): number {
  let best = Infinity;
  for (let attempt = 0; attempt < tries && best > goodEnough; attempt += 1) {
    const from = performance.now();
    const parsed = parseIni(text);
    best = Math.min(best, performance.now() - from);
    expect(parsed.file.before).toContain(sectionHeader);
  }
  return best;
}

describe('parseIni', () => {
  it.each(Object.entries(texts))('reads 1 MB of %s within 100 ms', (_name, text) => {
    expect(bestTime(text, 100)).toBeLessThan(100);
  });

  // A reader that looks at the same text again and again would need minutes here, not
  // milliseconds; the limit leaves room for slow machines.
  it.each(Object.entries(hostile))('does not go in circles on %s', (_name, text) => {
    expect(bestTime(text, 100)).toBeLessThan(400);
  });
});
