import fc from 'fast-check';
import {expect, it} from 'vitest';
import {anything, soundText, text} from '../../../tests/support/madeUpFiles';
import {knownKeys} from '../settings/knownKeys';
import {parseIni as parse, passes} from './read';
import {quote, sectionHeader, unquote, writeIni, writeOptionLine, type ParsedIni} from '.';

const parseIni = (source: string): ParsedIni => parse(source, knownKeys);
const fewer = {numRuns: 2500};
const patience = 600_000;

function expectSound(source: string): void {
  const once = parseIni(source);
  const repaired = writeIni(once.file);
  expect(passes(once.file, knownKeys)).toBe(true);
  expect(writeIni(parseIni(repaired).file)).toBe(repaired);
  expect(repaired === source || once.problems.length > 0).toBe(true);
  const lines = source.split(/\r\n|\n|\r/);
  for (const problem of once.problems) {
    expect(problem.line).toBeGreaterThan(0);
    expect(problem.line).toBeLessThanOrEqual(lines.length);
    expect(problem.column).toBeGreaterThan(0);
  }
}

it('make one valid line of anything, and leave a valid file alone', {timeout: patience}, () => {
  fc.assert(
    fc.property(anything, (source) => {
      expectSound(source);
      expect(writeOptionLine(parseIni(source).file.entries)).not.toMatch(/[\r\n]/);
    }),
    fewer,
  );
});

it('survive any damage to a valid file and its section line', {timeout: patience}, () => {
  const signs = fc.constantFrom('', '/', '//', '[', ']', '|', '{', ';', '(', ' ');
  const put = fc.oneof(signs, fc.string({maxLength: 3}));
  fc.assert(
    fc.property(
      soundText,
      fc.nat(),
      fc.nat({max: 5}),
      put,
      fc.boolean(),
      (file, at, cut, by, isSection) => {
        const {text: source} = file;
        const start = source.toLowerCase().indexOf(sectionHeader.toLowerCase());
        const from = isSection ? start + (at % sectionHeader.length) : at % (source.length + 1);
        expectSound(source.slice(0, from) + by + source.slice(from + cut));
      },
    ),
    fewer,
  );
});

it('read back any text on one line', () => {
  fc.assert(
    fc.property(text, (any) => {
      expect(unquote(quote(any))).toBe(any.replace(/\0/g, ''));
    }),
    fewer,
  );
});
