import fc from 'fast-check';
import {expect, it} from 'vitest';
import {anything, soundText} from '../../../tests/support/madeUpFiles';
import {knownKeys} from '../settings/knownKeys';
import {parseIni as parse, passes} from './read';
import {sectionHeader, writeIni, type ParsedIni} from '.';

const parseIni = (source: string): ParsedIni => parse(source, knownKeys);
const signs = fc.constantFrom('', '/', '//', '[', ']', '|', '{', ';', '(', ' ');
const put = fc.oneof(signs, fc.string({maxLength: 3}));
const damaged = fc
  .tuple(soundText, fc.nat(), fc.nat({max: 5}), put, fc.boolean())
  .map(([{text: source}, at, cut, by, isSection]) => {
    const start = source.toLowerCase().indexOf(sectionHeader.toLowerCase());
    const from = isSection ? start + (at % sectionHeader.length) : at % (source.length + 1);
    return source.slice(0, from) + by + source.slice(from + cut);
  });

it('makes one valid line of anything and of every damage', {timeout: 600_000}, () => {
  fc.assert(
    fc.property(fc.oneof(anything, damaged), (source) => {
      const once = parseIni(source);
      const repaired = writeIni(once.file);
      expect(passes(once.file, knownKeys)).toBe(true);
      expect(writeIni(parseIni(repaired).file)).toBe(repaired);
      expect(repaired === source || once.problems.length > 0).toBe(true);
      const lines = source.split(/\r\n|\n|\r/).length;
      expect(once.problems.filter(({line}) => line < 1 || line > lines)).toEqual([]);
      expect(once.problems.filter(({column}) => column < 1)).toEqual([]);
    }),
    {numRuns: 2000},
  );
});
