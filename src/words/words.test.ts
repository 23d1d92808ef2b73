import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {defaultLocale, locales} from '../data/locales';
import argumentWords from './en/arguments.json';
import commands from './en/commands.json';
import communityImages from './en/communityImages.json';
import glossary from './en/glossary.json';
import handbook from './en/handbook.json';
import phrases from './en/phrases.json';
import serverKinds from './en/serverKinds.json';
import settings from './en/settings.json';
import whatsNew from './en/whatsNew.json';
import {recordsAndWords} from './ofRecords';
import {differences, flat, readWords, wordsOf, withFallback, type Words} from '.';

/** The types require words for facts, so a fact without words is a compile error here. */
const ofFacts = {
  arguments: argumentWords,
  commands,
  communityImages,
  glossary,
  handbook,
  phrases,
  serverKinds,
  settings,
  whatsNew,
} satisfies Partial<Words>;

it('is compared with the types: what is said about facts', () => {
  expect(wordsOf(defaultLocale)).toMatchObject(ofFacts);
});

it('a record of the facts without words is named, and words without a record, with the file to edit', () => {
  const words = readWords(import.meta.dirname, defaultLocale);
  expect(recordsAndWords(words, 'en')).toEqual([]);
  const {'-port': port, ...others} = argumentWords.arguments;
  expect(port.meaning).toContain('port');
  const wrong = {...argumentWords, arguments: {...others, '-gone': port}};
  expect(recordsAndWords({...words, arguments: wrong}, 'en')).toEqual([
    'src/words/en/arguments.json lacks "arguments > -port": the record -port of src/data/arguments has no words.',
    'src/words/en/arguments.json has "arguments > -gone", which is no record of src/data/arguments.',
  ]);
});

const namesIn = (sentence: string): readonly string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();

describe.each(locales.filter((locale) => locale !== defaultLocale))('the words in %s', (locale) => {
  const words = readWords(import.meta.dirname, locale);
  const english = readWords(import.meta.dirname, defaultLocale);

  it('are complete, and no more than English has', () => {
    expect(differences(words, english, locale)).toEqual([]);
  });

  it('name the same values in braces as English does', () => {
    const model = flat(english);
    const own = [...flat(words)];
    expect(own.length).toBeGreaterThan(1000);
    const differing = own.filter(
      ([id, {text}]) => namesIn(text).join() !== namesIn(model.get(id)?.text ?? '').join(),
    );
    expect(differing.map(([id]) => `src/words/${locale}, ${id}`)).toEqual([]);
  });
});

const model = {site: {title: 'Guide', navbar: {guide: 'Read'}}};

it('a language that is not complete: is told which text is missing in which file', () => {
  expect(differences({site: {title: 'Leitfaden'}}, model, 'de')).toEqual([
    'src/words/de/site.json lacks "navbar > guide". In English it is: Read',
  ]);
  expect(differences({}, model, 'de')).toEqual([
    'src/words/de/site.json is missing. Translate src/words/en/site.json; the keys stay.',
  ]);
});

it('a language that is not complete: is told which text nobody asks for', () => {
  const words = {site: {title: 'Leitfaden', navbar: {guide: 'Lesen', about: 'Über'}}};
  expect(differences(words, model, 'de')).toEqual([
    'src/words/de/site.json has "navbar > about", which English lacks. Remove it, or add it to src/words/en/site.json.',
  ]);
});

const interfaceWords = wordsOf('en').interface;
const source = sourcesBelow(path.join(import.meta.dirname, '..'));
const asked = [
  ...source.matchAll(/translate\(\s*\{\s*id: '(?<id>[^']+)'/g),
  ...source.matchAll(/<Translate\s+id="(?<id>[^"]+)"/g),
].map((match) => match.groups?.id ?? '');

it('the words of the interface: have every id that a component asks for, and no other', () => {
  expect(asked.length).toBeGreaterThan(80);
  const ofTheme = themeIds();
  const own = (ids: readonly string[]) => [...new Set(ids)].filter((id) => !ofTheme.has(id)).sort();
  const why = 'add them to src/words/*/interface.json, or remove them there';
  expect(own(asked), why).toEqual(own(Object.keys(interfaceWords)));
});

it('the words of the interface: stand in the words files alone', () => {
  const calls = source.match(/\btranslate\((?!\))|<Translate\b(?!>)/g) ?? [];
  expect(calls.length, 'write translate({id: …}) or <Translate id="…" />, without a text').toBe(
    asked.length,
  );
});

function sourcesBelow(folder: string): string {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

function themeIds(): ReadonlySet<string> {
  const folder = path.resolve('node_modules/@docusaurus/theme-translations/locales/base');
  return new Set(
    fs
      .readdirSync(folder)
      .flatMap((file) =>
        Object.keys(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as object),
      ),
  );
}

it('a language in preparation has the English text wherever it lacks its own', () => {
  const english = {a: {b: 'One', c: 'Two'}, d: {e: 'Three'}};
  expect(withFallback({a: {b: '一', c: ''}, x: 'gone'}, english)).toEqual({
    a: {b: '一', c: 'Two'},
    d: {e: 'Three'},
  });
});
