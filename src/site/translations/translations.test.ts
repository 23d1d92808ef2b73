import {expect, it} from 'vitest';
import {tempFolder} from '../../../tests/support/tempFolder';
import {
  differingNumbers,
  fingerprintsOf,
  knownAfter,
  lackingWords,
  lateSectionsOf,
  newRecord,
  placeOf,
  readTexts,
  recordedIn,
  sectionsOf,
  waiting,
  type Texts,
} from '.';

const JAPANESE = 'i18n/ja/docusaurus-plugin-content-docs/current';
const named = (texts: Record<string, Texts>) => new Map(Object.entries(texts));
const recorded = fingerprintsOf(named({a: {en: 'Stop it.', ja: '停止します。'}}));

it('tells which language has not followed a change of another', () => {
  expect(waiting(recorded, named({a: {en: 'Start it.', ja: '停止します。'}}))).toEqual([
    {name: 'a', locale: 'ja', why: 'late'},
  ]);
  expect(waiting(recorded, named({a: {en: 'Stop it.', ja: '止めてください。'}}))).toEqual([
    {name: 'a', locale: 'en', why: 'late'},
  ]);
});

it('is content when both changed, and with new texts', () => {
  expect(waiting(recorded, named({a: {en: 'Start it.', ja: '起動します。'}}))).toEqual([]);
  expect(waiting({}, named({b: {en: 'New.', ja: '新しい。'}}))).toEqual([]);
});

it('keeps a text waiting until it changes or is marked', () => {
  const late = named({a: {en: 'Start it.', ja: '停止します。'}});
  const record = newRecord([recorded], {}, late, []);
  expect(record).toEqual(recorded);
  expect(waiting(record, late)).toEqual([{name: 'a', locale: 'ja', why: 'late'}]);
  // Git shows no change on main, but the record still says it.
  const known = knownAfter({...fingerprintsOf(late), ...record}, late, []);
  expect(newRecord([known], record, late, [])).toEqual(record);
  const both = named({a: {en: 'Start it.', ja: '起動します。'}});
  expect(newRecord([known], record, both, [])).toEqual({});
});

it('keeps a mark as long as git shows a change of one language, then nothing', () => {
  const late = named({a: {en: 'Start it.', ja: '停止します。'}});
  const marked = newRecord([recorded], recorded, late, ['a']);
  expect(marked).toEqual(fingerprintsOf(late));
  const known = knownAfter({...recorded, ...marked}, late, []);
  expect(newRecord([recorded, known], marked, late, [])).toEqual(marked);
  expect(newRecord([known], marked, late, [])).toEqual({});
  // A clone may compare with an older commit.
  const patch = `+{\n+  "a": "${fingerprintsOf(late).a}"\n+}\n-  "b": "1 2"\n`;
  const older = knownAfter({...recorded, ...recordedIn(patch)}, late, []);
  expect(waiting(older, late)).toEqual([]);
  expect(recordedIn(patch)).toEqual(marked);
});

it('records nothing of what changed together, and nothing twice when the languages are written one after the other', () => {
  const both = named({a: {en: 'Start it.', ja: '起動します。'}});
  expect(newRecord([recorded], {}, both, [])).toEqual({});
  const english = named({a: {en: 'Start it.', ja: '停止します。'}});
  expect(newRecord([recorded, knownAfter(recorded, english, [])], {}, both, [])).toEqual({});
  const alone = named({b: {en: 'New.', ja: ''}});
  expect(newRecord([{}], {}, alone, [])).toEqual({});
  const whole = named({b: {en: 'New.', ja: '新しい。'}});
  expect(newRecord([knownAfter({}, alone, [])], {}, whole, [])).toEqual({});
});

it('does not count white space and the labels of code', () => {
  const before = fingerprintsOf(named({a: {en: '```bash\nls\n```', ja: '一覧'}}));
  const after = named({a: {en: '```bash at=machine\nls\n\n```', ja: '一覧'}});
  expect(waiting(before, after)).toEqual([]);
});

it('cuts a page at its headings', () => {
  expect([...sectionsOf('Text\n\n## One {/* #one */}\n\nMore\n').keys()]).toEqual(['top', 'one']);
});

it('reads every page, all words and the REST API, each in every language', () => {
  const all = readTexts('.');
  const count = (start: string) => [...all.keys()].filter((name) => name.startsWith(start)).length;
  expect(count('getting-started/')).toBeGreaterThan(150);
  expect(count('words/')).toBeGreaterThan(1000);
  expect(count('rest ')).toBeGreaterThan(80);
});

it('names the words that one language lacks, and the sections that are late, with the file to edit', () => {
  expect(lackingWords('.')).toEqual([]);
  const record = fingerprintsOf(
    named({'a#one': {en: '## Another {/* #one */}', ja: '## いち {/* #one */}'}}),
  );
  const {folder} = tempFolder({
    'src/words/en/ports.json': '{"game": "Game"}',
    'src/words/ja/ports.json': '{}',
    'docs/a.mdx': '# A\n\n## One {/* #one */}\n',
    [`${JAPANESE}/a.mdx`]: '# あ\n\n## いち {/* #one */}\n',
    'src/words/translations.json': JSON.stringify(record),
  });
  expect(lackingWords(folder)[0]).toContain('src/words/ja/ports.json lacks "game"');
  expect([...lateSectionsOf(folder, 'ja')]).toEqual([[`${JAPANESE}/a.mdx`, new Set(['one'])]]);
  expect(lateSectionsOf(folder, 'en').size).toBe(0);
});

it('names a text that is still the English one', () => {
  const copied = 'Stop the server before you edit the file.';
  const texts = named({
    'operate/a#stop': {en: copied, ja: copied},
    'words/glossary: terms > swap > also': {en: 'page file', ja: ''},
    'words/ports: rest': {en: 'REST API', ja: 'REST API'},
  });
  expect(waiting({}, texts)).toEqual([{name: 'operate/a#stop', locale: 'ja', why: 'copied'}]);
  expect(placeOf('.', 'operate/a#stop', 'ja')).toBe(`${JAPANESE}/operate/a.mdx, #stop,`);
});

it('finds numbers that only one language has, whatever they are written in', () => {
  expect(
    differingNumbers(
      'Open 8211 and 1,008 on 26 October 2024.',
      '２０２４年10月26日に8211と1008を開きます。',
    ),
  ).toEqual([]);
  expect(differingNumbers('Open 8212.', '8211を開きます。')).toEqual(['8212']);
  expect(differingNumbers('Open 8212.', '')).toEqual([]);
});
