import path from 'node:path';
import {expect, it} from 'vitest';
import {behind, fingerprintsOf, readPairs, sectionsOf, type Pair} from '.';

const pairs = (texts: Record<string, Pair>) => new Map(Object.entries(texts));
const recorded = fingerprintsOf(pairs({a: {en: 'Stop it.', ja: '停止します。'}}));

it('tells that the English changed and the Japanese did not', () => {
  expect(behind(recorded, pairs({a: {en: 'Start it.', ja: '停止します。'}}))).toEqual(['a']);
});

it('is content when both changed, when only the Japanese did, and with new texts', () => {
  expect(behind(recorded, pairs({a: {en: 'Start it.', ja: '起動します。'}}))).toEqual([]);
  expect(behind(recorded, pairs({a: {en: 'Stop it.', ja: '止めてください。'}}))).toEqual([]);
  expect(behind({}, pairs({b: {en: 'New.', ja: '新しい。'}}))).toEqual([]);
});

it('does not count white space and the labels of code', () => {
  const before = fingerprintsOf(pairs({a: {en: '```bash\nls\n```', ja: '一覧'}}));
  const after = pairs({a: {en: '```bash at=machine\nls\n\n```', ja: '一覧'}});
  expect(behind(before, after)).toEqual([]);
});

it('cuts a page at its headings', () => {
  expect([...sectionsOf('Text\n\n## One {/* #one */}\n\nMore\n').keys()]).toEqual(['top', 'one']);
});

it('reads every page, all words and the REST API, each in both languages', () => {
  const all = readPairs(path.resolve('.'));
  const count = (start: string) => [...all.keys()].filter((name) => name.startsWith(start)).length;
  expect(count('getting-started/')).toBeGreaterThan(150);
  expect(count('words/')).toBeGreaterThan(1000);
  expect(count('rest ')).toBeGreaterThan(80);
  const sections = [...all].filter(([name]) => name.includes('#'));
  expect(sections.filter(([, {ja}]) => ja === '').map(([name]) => name)).toEqual([]);
});
