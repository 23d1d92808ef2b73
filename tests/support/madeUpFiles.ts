import fc from 'fast-check';
import {quote, sectionHeader} from '../../src/core/ini';
import {knownKeys} from '../../src/core/settings/knownKeys';
import {settings} from '../../src/data/settings';

/** These pieces have a meaning for the reader of settings files. */
const pieces = [
  ...['(', ')', '"', '“', '”', '\\', ',', '=', ' ', '\t', '\n', '\r\n', '\r', ';', '#', '['],
  ...[']', '\uFEFF', 'A', 'B=1', ',C=', 'D="', '",', ',E=(', 'OptionSettings=('],
  ...['OptionSettings', '[Other]', '/Script/Pal.PalGameWorldSettings', 'True', '0.5', '日本'],
  ...['\0', '\u00a0', '\u3000', '＝', '，F＝', '：', ':', '（', '）', '１．５', '🐑', "'", "G='"],
  ...['’', '//', ' # ', ' ; ', ';H=', 'I=1,5', 'J:', 'AdminPassword=', '(('],
  ...['OptionSettings＝（', 'OptionSettings="(', 'OptionSettings('],
  sectionHeader,
];

const anyText = fc
  .string({unit: 'grapheme', maxLength: 40})
  .map((text) => text.replace(/[\r\n]/g, ''));
export const trickyText = fc
  .array(
    fc.constantFrom('"', '\\', ',', '(', ')', '=', ' ', 'A=', ',B=', ';', '[x]', 'ア', '“', 'x'),
  )
  .map((parts) => parts.join(''));
export const text = fc.oneof(anyText, trickyText);
const lineEnd = fc.constantFrom('\n', '\r\n');

export const anything = fc.oneof(
  fc.string({unit: 'binary', maxLength: 200}),
  fc.array(fc.constantFrom(...pieces), {maxLength: 60}).map((parts) => parts.join('')),
);

/** The game ignores blanks and continued lines between the signs of the list. */
const idle = fc.constantFrom('', '', '', ' ', '\t', '\\\n', ' \\\r\n ', '  ');
const anyCase = (name: string): fc.Arbitrary<string> =>
  fc.constantFrom(name, name, name.toLowerCase(), name.toUpperCase());

function soundValue(key: string): fc.Arbitrary<string> {
  const {type, words = []} = knownKeys.find(key)!;
  switch (type) {
    case 'int':
      return fc.oneof(
        fc.integer({min: -5, max: 99_999}).map(String),
        fc.constantFrom('+5', '8211.5', '5f'),
      );
    case 'float':
      return fc.oneof(
        fc.float({min: 0, max: 1000, noNaN: true}).map((number) => number.toFixed(6)),
        fc.constantFrom('.5', '2', '-1.5', '2.0f', '{2}', '2e1', '200%', '7.'),
      );
    case 'bool':
      return fc.constantFrom('True', 'False', 'yes', 'no', '1', '0', 'on', 'OFF', '"True"');
    case 'enum':
      return fc.constantFrom(...words.flatMap((word) => [word, word.toLowerCase(), `"${word}"`]));
    case 'list':
      return fc.constantFrom('(Steam,Xbox)', '( Steam , "Xbox" )', '()', '(PS5,)', '');
    case 'string':
      return fc.oneof(
        text.map(quote),
        fc.constantFrom(
          '""',
          '"\\u30d1\\n"',
          '"C:\\dir"',
          '"it\\\'s"',
          '"a, ExpRate=2, // b | {c} \\"d\\""',
        ),
      );
  }
}

const soundKeys = settings.map(({key}) => key);

export const soundText: fc.Arbitrary<{readonly text: string; readonly count: number}> = fc
  .uniqueArray(fc.constantFrom(...soundKeys), {maxLength: 12})
  .chain((keys) =>
    fc.record({
      entries: fc.tuple(
        ...keys.map((name) =>
          fc
            .tuple(anyCase(name), soundValue(name), idle, idle, idle, idle)
            .map(([spelt, value, a, b, c, d]) => `${a}${spelt}${b}=${c}${value}${d}`),
        ),
      ),
      foreign: fc.constantFrom('', ',Unknown=4', ',Other Key = (A,B=(1,"x"))'),
      end: lineEnd,
      bom: fc.constantFrom('', '\uFEFF'),
      above: fc.constantFrom('', '; note', '[Other];a=(1;b="', '; ExpRate=3'),
      header: fc.constantFrom(sectionHeader, sectionHeader.toLowerCase(), `${sectionHeader} \t`),
      between: fc.constantFrom('', '; AdminPassword="x"', 'Foreign=3'),
      name: fc.constantFrom(
        'OptionSettings',
        'OptionSettings',
        'optionsettings',
        '+OptionSettings',
        ' OptionSettings ',
      ),
      around: fc.tuple(idle, idle, idle),
      close: fc.constantFrom(')', ')', ' )', ',)', ', )'),
      behind: fc.constantFrom('', '  ', ' // mine ( " )', '\t'),
      below: fc.constantFrom('', '; end', '[Last];OptionSettings=(ExpRate=9)', 'Foreign=3;{ ( "'),
      first: fc.constantFrom('', '', '', 'OptionSettings=(ExpRate=3)', 'OptionSettings=(ExpRate=3'),
    }),
  )
  .map(({entries: all, end, ...made}) => {
    const count = all.length + (made.foreign === '' || all.length === 0 ? 0 : 1);
    const list = all.length === 0 ? '' : all.join(',') + made.foreign;
    const close = all.length === 0 ? ')' : made.close;
    const [a, b, c] = made.around.map((blanks) => blanks.replace(/[\\\r\n]/g, ''));
    const option = `${made.name}${a}=${b}(${c}${list}${close}${made.behind}`;
    const whole = [made.above, made.header, made.between, made.first, option, made.below]
      .filter((line) => line !== '')
      .join('\n')
      .replaceAll(';', '\n;')
      .replace(/\n;(?=[a-zO(])/g, '\n');
    // If the game skips a letter, it also skips a blank and the comma behind it.
    const read = whole.replace(/(\.5|\d[f%])(?:[ \t]|\\\r?\n)+(?=[,)])/g, '$1');
    return {text: made.bom + read.replace(/\r?\n/g, end), count};
  });
