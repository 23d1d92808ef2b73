import fs from 'node:fs';
import {gzipSync} from 'node:zlib';
import Ajv from 'ajv/dist/jtd';
import {expect, it} from 'vitest';
import {PHRASE_END, type IndexFile, type TextsFile} from '../../src/core/search/types';
import {locales} from '../../src/data/locales';
import {versionIds, versionPath} from '../../src/data/versions';
import {indexFiles} from './evaluate';
import {rootOf} from './queryLists';

/** These are packed bytes; the Japanese files of the newest edition are the largest. */
const MOST_BYTES = {first: 60_000, texts: 180_000};

const text = {type: 'string'} as const;
const texts = {elements: text} as const;
const id = {type: 'uint32'} as const;
const types = [
  {
    properties: {i: id, t: text, u: text, b: texts},
  },
  {properties: {i: id, t: text, h: text, p: id}, optionalProperties: {s: text}},
  {properties: {i: id, t: text}},
] as const;
const fieldsOf = (type: (typeof types)[number]) =>
  Object.keys({...type.properties, ...('optionalProperties' in type && type.optionalProperties)});
const readings = {values: text} as const;
const headOfIndex = {properties: {edition: texts, synonyms: texts, readings, phrases: texts}};
const headOfTexts = {properties: {readings}};

const ajv = new Ajv();
const lists = types.map((type) => ({elements: type}));

const editions = versionIds.flatMap((version) =>
  locales.map((locale) => ({root: rootOf(locale, version)})),
);

const filesOf = (root: string) =>
  indexFiles(root).map((file) => JSON.parse(file) as unknown) as [IndexFile, TextsFile];

function wrongWith({documents, ...others}: TextsFile, head: object): unknown {
  const wrong = documents.flatMap((list, type) =>
    ajv.validate(lists[type]!, list) ? [] : [{type, errors: ajv.errors}],
  );
  return ajv.validate(head, others) ? wrong : [...wrong, ajv.errors];
}

it.each(editions)('$root is small enough and knows only its own version', ({root}) => {
  const [first, rest] = indexFiles(root).map((file) => gzipSync(file).length);
  expect(first).toBeLessThanOrEqual(MOST_BYTES.first);
  expect(rest).toBeLessThanOrEqual(MOST_BYTES.texts);
  const urls = filesOf(root)[0].documents[0]!.map(({u}) => u!);
  expect(new Set(urls).size).toBeGreaterThan(10);
  const others = versionIds.filter((version) => versionPath(version) !== '');
  for (const url of urls) {
    expect(url.startsWith(root)).toBe(true);
    expect(others.some((one) => url.slice(root.length).startsWith(`${one}/`))).toBe(false);
  }
});

it.each(editions)('$root has documents with the fields of their types', ({root}) => {
  const [index, rest] = filesOf(root);
  expect(wrongWith(index, headOfIndex)).toEqual([]);
  expect(wrongWith(rest, headOfTexts)).toEqual([]);
  const [pages = [], headings = []] = index.documents;
  expect([index.documents.length, rest.documents.length]).toEqual([2, 3]);
  expect(rest.documents.map((list) => list.length > 0)).toEqual([false, false, true]);
  const ids = [...pages, ...headings].map(({i}) => i).sort((a, b) => a - b);
  expect(ids).toEqual(ids.map((_, at) => at));
  expect(index.phrases.length).toBe(ids.length);
  expect(index.phrases.some((list) => list.includes(PHRASE_END))).toBe(true);
  const ofPages = new Set(pages.map(({i}) => i));
  expect(headings.filter(({p}) => !ofPages.has(p!))).toEqual([]);
  expect(rest.documents[2]!.filter(({i}) => i >= ids.length)).toEqual([]);
  expect(headings.filter(({h}) => !h!.startsWith('#'))).toEqual([]);
  expect(headings.some(({s, t}) => s !== undefined && s !== t)).toBe(true);
});

it('a document that breaks the contract is found', () => {
  const wrong = {documents: [[{i: 0, t: 'Page', url: '/'}], [{i: 1, t: 'No hash', p: 0}], []]};
  expect(wrongWith(wrong as unknown as TextsFile, {})).toHaveLength(2);
});

it('the README names every field and its types, and the types of the code have the same', () => {
  const table = [
    ...fs
      .readFileSync('src/core/search/README.md', 'utf8')
      .matchAll(/^\| `(?<field>\w)` +\| .+ \| (?<of>[\d, ]+?) *\|$/gm),
  ].map(({groups}) => [groups!.field, groups!.of]);
  const fields = [...new Set(types.flatMap(fieldsOf))];
  const named = fields.map((field) => [
    field,
    types.flatMap((type, at) => (fieldsOf(type).includes(field) ? [at] : [])).join(', '),
  ]);
  expect(table.sort()).toEqual(named.sort());
  const code = fs.readFileSync('src/core/search/types.ts', 'utf8');
  const [declared = ''] = /interface IndexedDocument \{[^}]+\}/.exec(code) ?? [];
  const written = [...declared.matchAll(/readonly (\w)\??:/g)].map(([, field]) => field);
  expect(written.sort()).toEqual(fields.sort());
});
