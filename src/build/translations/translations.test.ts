import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {behind, fingerprintsOf, lacking, readTexts, sectionsOf, untranslated, type Texts} from '.';

const named = (texts: Record<string, Texts>) => new Map(Object.entries(texts));
const recorded = fingerprintsOf(named({a: {en: 'Stop it.', ja: '停止します。'}}));

it('tells that the English changed and the Japanese did not', () => {
  expect(behind(recorded, named({a: {en: 'Start it.', ja: '停止します。'}}))).toEqual([
    {name: 'a', locale: 'ja'},
  ]);
});

it('is content when both changed, when only the Japanese did, and with new texts', () => {
  expect(behind(recorded, named({a: {en: 'Start it.', ja: '起動します。'}}))).toEqual([]);
  expect(behind(recorded, named({a: {en: 'Stop it.', ja: '止めてください。'}}))).toEqual([]);
  expect(behind({}, named({b: {en: 'New.', ja: '新しい。'}}))).toEqual([]);
});

it('does not count white space and the labels of code', () => {
  const before = fingerprintsOf(named({a: {en: '```bash\nls\n```', ja: '一覧'}}));
  const after = named({a: {en: '```bash at=machine\nls\n\n```', ja: '一覧'}});
  expect(behind(before, after)).toEqual([]);
});

it('cuts a page at its headings', () => {
  expect([...sectionsOf('Text\n\n## One {/* #one */}\n\nMore\n').keys()]).toEqual(['top', 'one']);
});

it('reads every page, all words and the REST API, each in every language', () => {
  const all = readTexts(path.resolve('.'));
  const count = (start: string) => [...all.keys()].filter((name) => name.startsWith(start)).length;
  expect(count('getting-started/')).toBeGreaterThan(150);
  expect(count('words/')).toBeGreaterThan(1000);
  expect(count('rest ')).toBeGreaterThan(80);
  const sections = [...all].filter(([name]) => name.includes('#'));
  expect(
    sections.filter(([, texts]) => Object.values(texts).includes('')).map(([name]) => name),
  ).toEqual([]);
});

it('names the text that one language lacks, with the file to edit', () => {
  expect(lacking(path.resolve('.'))).toEqual([]);
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'translations-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  };
  try {
    write('src/words/en/ports.json', '{"game": "Game"}');
    write('src/words/ja/ports.json', '{}');
    write('src/content/a/en.mdx', '# A\n\n## One {/* #one */}\n');
    write('src/content/a/ja.mdx', '# A\n\n## Two {/* #two */}\n');
    write('src/content/b/en.mdx', '# B\n');
    write('src/content/c/ja.mdx', '# C\n');
    const sentences = lacking(root);
    expect(sentences.map((sentence) => sentence.split(/[;.] /)[0])).toEqual([
      'src/words/ja/ports.json lacks "game"',
      'src/content/a/ja.mdx has no heading {/* #one */}',
      'src/content/a/en.mdx has no heading {/* #two */}',
      'src/content/b/ja.mdx is missing',
      'src/content/c/en.mdx is missing',
    ]);
  } finally {
    fs.rmSync(root, {recursive: true, force: true});
  }
});

it('names the text that is empty, or still the English one', () => {
  expect(untranslated(readTexts(path.resolve('.')))).toEqual([]);
  const copied = 'Stop the server before you edit the file.';
  const sentences = untranslated(
    named({
      'words/ports: game': {en: 'The port of the game.', ja: ''},
      'operate/a#stop': {en: copied, ja: copied},
      'words/glossary: terms > swap > also': {en: 'page file', ja: ''},
      'words/ports: rest': {en: 'REST API', ja: 'REST API'},
    }),
  );
  expect(sentences).toEqual([
    'src/words/ja/ports.json, "game", is empty. In English it is: The port of the game.',
    `src/content/operate/a/ja.mdx, #stop, is still the English text. Translate it: ${copied}`,
  ]);
});
