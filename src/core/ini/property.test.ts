import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {anything, file, text, trickyText} from '../../../tests/support/madeUpFiles';
import {parseIni} from './read';
import {quote, quotedText, quoteEdited, sectionHeader, unquote, writeIni, writeOptionLine} from '.';

/** Cases of the round trip, and of each other property. */
const runs = {numRuns: 10_000};
const fewer = {numRuns: 4000};
const patience = 120_000;

describe('the reader and the writer', () => {
  it('read back exactly what was written', {timeout: patience}, () => {
    // What the cases held, so that none of it goes missing unnoticed.
    const seen = {
      cases: 0,
      'byte order mark': 0,
      'Windows line ends': 0,
      'other sections above': 0,
      'other sections below': 0,
      'comments or unknown lines': 0,
      'no settings': 0,
      'no line end at the end': 0,
      'lists in lists': 0,
      escapes: 0,
      'a Japanese letter': 0,
    };
    fc.assert(
      fc.property(file, (written) => {
        const source = writeIni(written);
        const parsed = parseIni(source);
        expect(parsed.problems).toEqual([]);
        expect(JSON.stringify(parsed.file)).toBe(JSON.stringify(written));
        expect(writeIni(parsed.file) === source).toBe(true);
        expect(parsed.places.length).toBe(written.entries.length);
        seen.cases += 1;
        seen['byte order mark'] += Number(written.bom);
        seen['Windows line ends'] += Number(source.includes('\r\n'));
        seen['other sections above'] += Number(written.before.startsWith('['));
        seen['other sections below'] += Number(written.after.includes('\n['));
        seen['comments or unknown lines'] += Number(/^(?:;|\w+=)/m.test(written.before));
        seen['no settings'] += Number(written.entries.length === 0);
        seen['no line end at the end'] += Number(!/[\r\n]$/.test(source));
        seen['lists in lists'] += Number(written.entries.some((one) => one.value.includes('((')));
        seen.escapes += Number(source.includes('\\"'));
        seen['a Japanese letter'] += Number(source.includes('ア'));
      }),
      runs,
    );
    expect(seen.cases).toBeGreaterThanOrEqual(10_000);
    expect(Object.entries(seen).filter(([, count]) => count < 100)).toEqual([]);
  });

  it('make one valid line of anything, and leave a valid file alone', {timeout: patience}, () => {
    fc.assert(
      fc.property(anything, (source) => {
        const once = parseIni(source);
        const repaired = writeIni(once.file);
        const twice = parseIni(repaired);
        expect(twice.file).toEqual(once.file);
        expect(writeIni(twice.file)).toBe(repaired);
        const left = twice.problems.map(({code}) => code);
        const harmless = ['empty', 'no-settings', 'binary', 'odd-key'];
        expect(left.filter((code) => !harmless.includes(code))).toEqual([]);
        expect(writeOptionLine(once.file.entries)).not.toMatch(/[\r\n]/);
      }),
      fewer,
    );
  });

  it('survive any damage to a sound file', {timeout: patience}, () => {
    fc.assert(
      fc.property(
        file,
        fc.nat(),
        fc.nat({max: 5}),
        fc.string({maxLength: 3}),
        (sound, at, cut, put) => {
          const source = writeIni(sound);
          const from = at % (source.length + 1);
          const damaged = source.slice(0, from) + put + source.slice(from + cut);
          const repaired = writeIni(parseIni(damaged).file);
          expect(writeIni(parseIni(repaired).file)).toBe(repaired);
          // Each problem points into the text.
          const lines = damaged.split(/\r\n|\n|\r/);
          for (const problem of parseIni(damaged).problems) {
            expect(problem.line).toBeGreaterThan(0);
            expect(problem.line).toBeLessThanOrEqual(lines.length);
            expect(problem.column).toBeGreaterThan(0);
          }
        },
      ),
      fewer,
    );
  });

  it('survive damage to the section line', {timeout: patience}, () => {
    let known = 0;
    fc.assert(
      fc.property(
        file,
        fc.nat({max: sectionHeader.length}),
        fc.nat({max: 3}),
        fc.oneof(
          fc.constantFrom('', '/', '//', '[', ']', '|', '{', ';', '(', ' '),
          fc.string({maxLength: 3}),
        ),
        (sound, at, cut, put) => {
          const source = writeIni(sound);
          const from = source.indexOf(sectionHeader) + at;
          const damaged = source.slice(0, from) + put + source.slice(from + cut);
          const repaired = writeIni(parseIni(damaged).file);
          expect(writeIni(parseIni(repaired).file)).toBe(repaired);
          known += Number(repaired.includes(sectionHeader));
        },
      ),
      {numRuns: 1000},
    );
    expect(known).toBeGreaterThan(900);
  });

  it('repair a section line with a bar for its bracket once and for all', () => {
    const repaired = writeIni(parseIni(sectionHeader.replace('[', '|')).file);
    expect(repaired.startsWith(sectionHeader)).toBe(true);
    expect(writeIni(parseIni(repaired).file)).toBe(repaired);
  });

  it('show no part of a password in a message', {timeout: patience}, () => {
    let told = 0;
    const sign = fc.constantFrom(...' ,;:#\'()[]“”\\"\n＝，', '//', ' ; ', '",');
    const secret = fc
      .array(fc.oneof(fc.constant('ZQ'), sign), {minLength: 1, maxLength: 8})
      .map((parts) => `ZQ${parts.join('')}ZQ`);
    const inQuotes = secret.map(quote);
    const bare = secret.map((raw) => raw.replace(/[\n＝，"]/g, ''));
    const password = fc
      .tuple(
        fc.constantFrom('AdminPassword', 'ServerPassword'),
        fc.constantFrom('=', '=', '=', ' = ', '＝', ',', ' '),
        fc.oneof(
          inQuotes,
          inQuotes,
          bare,
          bare.map((raw) => `“${raw.replace(/[“”]/g, '')}”`),
        ),
      )
      .map((parts) => parts.join(''));
    const other = fc.constantFrom(
      'ExpRate=1,5',
      'ServerName="a, b"',
      'ServerName=my server',
      'ExpRate=2',
      'hello',
      'Lists=(A,"B")',
    );
    const items = fc.array(fc.oneof(password, other), {minLength: 1, maxLength: 6});
    const where = fc.constantFrom<(list: string) => string>(
      (options) => `${sectionHeader}\nOptionSettings=(${options})\n`,
      (options) => `${sectionHeader}\nOptionSettings=(ExpRate=1) ${options}\n`,
      (options) => `${sectionHeader}\nOptionSettings=(ExpRate=1,\n;${options}\nA=1)\n`,
      (options) => `${options}\n`,
    );
    // The mark itself would be found in every message that quotes the damage.
    const put = fc.oneof(
      fc.string({maxLength: 3}).filter((text) => !/[zq]/i.test(text)),
      sign,
    );
    fc.assert(
      fc.property(
        items,
        where,
        fc.nat(),
        fc.nat({max: 5}),
        put,
        (list_, place, at, cut, damage) => {
          const sound = place(list_.join(','));
          const from = at % (sound.length + 1);
          const source = sound.slice(0, from) + damage + sound.slice(from + cut);
          const {problems} = parseIni(source);
          const shown = problems.flatMap(({data}) => Object.values(data));
          expect(shown.filter((words) => words.includes('ZQ'))).toEqual([]);
          told += shown.filter((words) => words.includes('***')).length;
        },
      ),
      fewer,
    );
    expect(told).toBeGreaterThan(1000);
  });

  it.each([
    'AdminPassword=,ZQZQZQZQ:ZQ,hello',
    'ServerPassword="",ZQ＝ZQ   ZQ"',
    'ServerPassword="a",ZQ＝ZQ"',
    'ServerPLrd=“ZQ”',
  ])('hide what may be a password or a part of it: %s', (list) => {
    const {problems} = parseIni(`${sectionHeader}\nOptionSettings=(${list})\n`);
    expect(problems.length).toBeGreaterThan(0);
    expect(JSON.stringify(problems)).not.toContain('ZQ');
  });

  it('leaves an edited text as it was read, but for the edit', () => {
    const piece = fc.constantFrom(
      'a',
      'b',
      '\\\\',
      '\\"',
      '\\n',
      "\\'",
      '\\x41',
      '\\u30d1',
      '\\d',
      'ア',
      '🐑',
      '1',
    );
    const raw = fc.array(piece, {maxLength: 12}).map((parts) => `"${parts.join('')}"`);
    fc.assert(
      fc.property(raw, fc.nat(), fc.nat({max: 3}), trickyText, (before, at, cut, put) => {
        const meant = unquote(before);
        expect(quotedText(before, 0)?.text).toBe(meant);
        expect(quoteEdited(before, meant)).toBe(before);
        const from = at % (meant.length + 1);
        const edited = meant.slice(0, from) + put + meant.slice(from + cut);
        expect(unquote(quoteEdited(before, edited))).toBe(edited);
      }),
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
});
