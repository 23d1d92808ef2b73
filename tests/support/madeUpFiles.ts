/** Settings files, sound and not, that fast-check makes up for the tests. */
import fc from 'fast-check';
import type {IniEntry, IniFile} from '../../src/core/ini';
import {quote, sectionHeader} from '../../src/core/ini';

const key = fc
  .stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,20}$/)
  .filter((name) => name.toLowerCase() !== 'optionsettings');
const anyText = fc
  .string({unit: 'grapheme', maxLength: 40})
  .map((text) => text.replace(/[\r\n]/g, ''));
export const trickyText = fc
  .array(
    fc.constantFrom('"', '\\', ',', '(', ')', '=', ' ', 'A=', ',B=', ';', '[x]', 'ア', '“', 'x'),
  )
  .map((parts) => parts.join(''));
export const text = fc.oneof(anyText, trickyText);
const word = fc.stringMatching(/^[A-Za-z0-9_.+-]{0,12}$/);
const list = fc.letrec<{value: string; list: string; struct: string}>((tie) => ({
  value: fc.oneof(
    {depthSize: 'small', withCrossShrink: true},
    fc.stringMatching(/^[A-Za-z0-9_.-]{1,8}$/),
    text.map(quote),
    tie('list'),
    tie('struct'),
  ),
  list: fc.array(tie('value'), {maxLength: 4}).map((items) => `(${items.join(',')})`),
  struct: fc
    .array(fc.tuple(key, tie('value')), {minLength: 1, maxLength: 4})
    .map((items) => `(${items.map(([name, value]) => `${name}=${value}`).join(',')})`),
}));
const value = fc.oneof(word, text.map(quote), list.list, list.struct);
const entries: fc.Arbitrary<IniEntry[]> = fc.uniqueArray(fc.record({key, value}), {
  selector: (entry) => entry.key.toLowerCase(),
  maxLength: 30,
});

/** Words that the game reads as one line: braces, a bar or a last backslash reach beyond it. */
const harmless = anyText.map((words) => words.replace(/[{}|\\]/g, ''));
const lineEnd = fc.constantFrom('\n', '\r\n');
const foreignLine = fc.oneof(
  harmless.map((comment) => `; ${comment}`),
  fc.tuple(key, word).map(([name, part]) => `${name}=${part}`),
  fc.constant(''),
);
const foreignSection = fc
  .tuple(fc.stringMatching(/^[A-Za-z./]{1,20}$/), fc.array(foreignLine, {maxLength: 4}))
  .filter(([name]) => !/PalGameWorldSettings/i.test(name))
  .map(([name, lines]) => [`[${name}]`, ...lines]);
export const file: fc.Arbitrary<IniFile> = fc
  .record({
    bom: fc.boolean(),
    end: lineEnd,
    above: fc.array(foreignSection, {maxLength: 2}),
    comments: fc.array(
      harmless.map((comment) => `; ${comment}`),
      {maxLength: 3},
    ),
    entries,
    blanks: fc.constantFrom('', ' ', '\t'),
    below: fc.array(foreignSection, {maxLength: 2}),
    isEnded: fc.boolean(),
  })
  .map(({bom, end, above, comments, entries: list_, blanks, below, isEnded}) => ({
    bom,
    before: [...above.flat(), sectionHeader, ...comments, ''].join(end),
    entries: list_,
    after: blanks + (isEnded || below.length > 0 ? end : '') + below.flat().join(end),
  }));

/** Any text, made mostly of the pieces that mean something to the reader. */
export const anything = fc.oneof(
  fc.string({unit: 'binary', maxLength: 200}),
  fc
    .array(
      fc.constantFrom(
        '(',
        ')',
        '"',
        '“',
        '”',
        '\\',
        ',',
        '=',
        ' ',
        '\t',
        '\n',
        '\r\n',
        '\r',
        ';',
        '#',
        '[',
        ']',
        '\uFEFF',
        'A',
        'B=1',
        ',C=',
        'D="',
        '",',
        ',E=(',
        'OptionSettings=(',
        'OptionSettings',
        sectionHeader,
        '[Other]',
        '/Script/Pal.PalGameWorldSettings',
        'True',
        '0.5',
        '日本',
        '\0',
        '\u00a0',
        '\u3000',
        '＝',
        '，F＝',
        '：',
        ':',
        '（',
        '）',
        '１．５',
        '🐑',
        "'",
        "G='",
        '’',
        '//',
        ' # ',
        ' ; ',
        ';H=',
        'I=1,5',
        'J:',
        'AdminPassword=',
        '((',
        'OptionSettings＝（',
        'OptionSettings="(',
        'OptionSettings(',
      ),
      {maxLength: 60},
    )
    .map((parts) => parts.join('')),
);
