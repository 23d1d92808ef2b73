import {describe, expect, it} from 'vitest';
import {search} from '../../src/core/search/search';
import {MAX_QUERY_LENGTH} from '../../src/core/search/searchSettings';
import {locales} from '../../src/data/locales';
import {rootVersion} from '../../src/data/versions';
import {numbers} from '../support/mutations';
import {inBox, indexOf} from './evaluate';
import {rootOf} from './queryLists';

const COUNT = 1000;
/** A search may take this many milliseconds of the processor. A busy machine tries it again. */
const MOST = 50;
const TRIES = 8;

const PIECES =
  'では|む|さーばー|設定|あ|設|鯖|サーバー|server |ポート|-port |a|b |palworld |/v1/|.|ん|ー|not showing |メモリ|🐑|。|\n|PalWorldSettings.ini |aaaaaaaaaaaaaaaaaaaa|の|重い|settei |sabani|qqqzq |ｶﾞ|が゛|0x6 |portforwarding |[2026-11-22 10:15:03] Error |しよう|か|ましたって|Ω| '.split(
    '|',
  );
const SCRIPTS = [
  [0x21, 94],
  [0x3041, 86],
  [0x30a1, 90],
  [0x4e00, 3000],
  [0xff66, 50],
] as const;
const LENGTHS = [30, 100, 199, 400, MAX_QUERY_LENGTH];

function strangeInputs(words: readonly string[]): string[] {
  const below = numbers(37);
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const many = (make: () => string, length: number) => {
    let text = '';
    while (text.length < length) {
      text += make();
    }
    return text.slice(0, length);
  };
  const kinds = [
    () => one(PIECES).repeat(MAX_QUERY_LENGTH).slice(0, one(LENGTHS)),
    () => `${one(PIECES).repeat(100).slice(0, one(LENGTHS))}む`,
    () => {
      const few = [one(PIECES), one(PIECES), one(PIECES)];
      return many(() => one(few), one(LENGTHS));
    },
    () => many(() => one(PIECES), one(LENGTHS)),
    () => {
      const [first, size] = one(SCRIPTS);
      return many(() => String.fromCharCode(first + below(size)), one(LENGTHS));
    },
    () => many(() => `${one(words)} `, one(LENGTHS)),
  ];
  return Array.from({length: COUNT}, (_, at) => kinds[at % kinds.length]!());
}

describe.each(locales)('strange inputs, %s', (locale) => {
  it(`${COUNT} of them are answered, each within ${MOST} ms`, async () => {
    const index = await indexOf({root: rootOf(locale, rootVersion), locale});
    const titles = [...index.places.values()].flatMap(({title}) => title.split(/[\s(),.]+/));
    const inputs = strangeInputs([...new Set(titles)]);
    expect(new Set(inputs).size).toBeGreaterThan(COUNT / 2);
    const isQuick = (input: string) => {
      // The test measures processor time, because another program may use the time on the clock.
      const started = process.cpuUsage();
      search(index, input, inBox);
      const {user, system} = process.cpuUsage(started);
      return (user + system) / 1000 < MOST;
    };
    const slow = inputs.filter((input) => !Array.from({length: TRIES}).some(() => isQuick(input)));
    expect(slow.map((input) => input.slice(0, 80))).toEqual([]);
  });
});
