import {beforeAll, expect, it} from 'vitest';
import {inOnePiece} from '../../../tests/support/inOnePiece';
import {mutated, numbers} from '../../../tests/support/mutations';
import {wordsOf} from '../../words';
import {editorData} from '../editor/facts';
import type * as Reader from '../editor/reader';
import {defaultIni} from '../settings';

let checkText: (typeof Reader)['checkText'];
beforeAll(async () => {
  ({checkText} = await inOnePiece<typeof Reader>('core/editor/reader'));
});

const data = editorData('0.6.8', wordsOf('en'));
/** So many are tried on request: MUTATIONS=5000 npx vitest run src/core/ini/mutations.test.ts */
const count = Number(process.env.MUTATIONS ?? 1000);

const sound = defaultIni('0.6.8')
  .replace('ServerPassword=""', 'ServerPassword="join-Us-22"')
  .replace('AdminPassword=""', 'AdminPassword="a, b) c=d"')
  .replace(/ServerDescription="[^"]*"/, 'ServerDescription="PvE \\"soft\\", 日本語"');
const keys = data.settings.map(({key}) => key);
/** The names in a text that stand whole before an equals sign. */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/(?<!\w)(\w+)=/g)].map(([, name]) => name ?? ''));

it('loses nothing in silence of mutated files, and writes what the game reads', () => {
  // Another run: MUTATIONS_SEED=1 npx vitest run src/core/ini/mutations.test.ts
  const seed = Number(process.env.MUTATIONS_SEED ?? 20_240_119);
  const below = numbers(seed);
  const silent: string[] = [];
  const unsound: string[] = [];
  const torn: string[] = [];
  let lost = 0;
  let damaged = 0;
  for (let file = 0; file < count; file += 1) {
    const text = mutated(sound, below);
    damaged += Number(text !== sound);
    const {parsed, problems, fault} = checkText(text, data);
    const found = new Set(parsed.file.entries.map(({key}) => key));
    // Of a key whose own letters were damaged nothing can be asked.
    const names = namesIn(text);
    const gone = keys.filter((key) => names.has(key) && !found.has(key));
    lost += gone.length;
    if (gone.length > 0 && problems.length === 0) {
      silent.push(text);
    }
    if (gone.length > 3) {
      torn.push(text);
    }
    if (fault) {
      unsound.push(text);
    }
  }
  console.log(
    `Seed ${seed}: ${damaged} damaged files, ${silent.length} lost a setting in silence, ${unsound.length} unsound, ${torn.length} torn, ${lost} settings lost in all.`,
  );
  expect(damaged).toBeGreaterThan(count * 0.95);
  expect(silent).toEqual([]);
  expect(unsound).toEqual([]);
  // What is lost beyond that is named in a message, and stays in the file as a comment.
  expect(torn.length).toBeLessThan(5);
  expect(lost).toBeLessThan(count * 0.2);
}, 900_000);
