import {expect, it} from 'vitest';
import {tempFolder} from '../../../tests/support/tempFolder';
import {
  fingerprintsOf,
  lackingWords,
  lateSectionsOf,
  newRecord,
  placeOf,
  readTexts,
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
  // Both languages change, without the record; then one alone.
  const changed = named({a: {en: 'Start it.', ja: '起動します。'}});
  const later = named({a: {en: 'Start it twice.', ja: '起動します。'}});
  const record = newRecord(newRecord(recorded, changed, []), later, []);
  const isLate = [{name: 'a', locale: 'ja', why: 'late'}];
  expect(waiting(record, later)).toEqual(isLate);
  expect(waiting(newRecord(record, later, []), later)).toEqual(isLate);
  expect(waiting(newRecord(record, later, ['a']), later)).toEqual([]);
});

it('waits for a text that one language lacks, until it is there', () => {
  const alone = named({a: {en: 'Stop it.', ja: ''}});
  expect(waiting({}, alone)).toEqual([{name: 'a', locale: 'ja', why: 'missing'}]);
  const record = newRecord({}, alone, []);
  expect(waiting(record, named({a: {en: 'Stop it.', ja: '停止します。'}}))).toEqual([]);
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
  const sections = [...all].filter(([name]) => name.includes('#'));
  expect(
    sections.filter(([, texts]) => Object.values(texts).includes('')).map(([name]) => name),
  ).toEqual([]);
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
