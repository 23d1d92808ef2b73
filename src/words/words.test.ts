import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {defaultLocale, locales} from '../data/locales';
import argumentWords from './en/arguments.json';
import commands from './en/commands.json';
import communityImages from './en/communityImages.json';
import dataFiles from './en/dataFiles.json';
import diagnose from './en/diagnose.json';
import editor from './en/editor.json';
import editorTools from './en/editorTools.json';
import glossary from './en/glossary.json';
import guideChanges from './en/guideChanges.json';
import hosts from './en/hosts.json';
import handbook from './en/handbook.json';
import interfaceWords from './en/interface.json';
import analytics from './en/analytics.json';
import apiSamples from './en/apiSamples.json';
import builds from './en/builds.json';
import landing from './en/landing.json';
import lines from './en/lines.json';
import mapE from './en/mapE.json';
import memory from './en/memory.json';
import offline from './en/offline.json';
import operations from './en/operations.json';
import pageStart from './en/pageStart.json';
import paths from './en/paths.json';
import phrases from './en/phrases.json';
import platforms from './en/platforms.json';
import ports from './en/ports.json';
import rest from './en/rest.json';
import saveTools from './en/saveTools.json';
import serverFiles from './en/serverFiles.json';
import serverKinds from './en/serverKinds.json';
import serverWay from './en/serverWay.json';
import settings from './en/settings.json';
import sidebar from './en/sidebar.json';
import settingsCommand from './en/settingsCommand.json';
import settingsFile from './en/settingsFile.json';
import settingsReference from './en/settingsReference.json';
import site from './en/site.json';
import sources from './en/sources.json';
import tables from './en/tables.json';
import text from './en/text.json';
import upgrade from './en/upgrade.json';
import whatsNew from './en/whatsNew.json';
import {differences, flat, readWords, wordsOf, type Words, withFallback} from '.';

/** The compiler compares the English files with the types: a fact without words is an error here. */
const english: Words = {
  arguments: argumentWords,
  analytics,
  apiSamples,
  builds,
  commands,
  communityImages,
  dataFiles,
  diagnose,
  editor,
  editorTools,
  glossary,
  guideChanges,
  hosts,
  handbook,
  interface: interfaceWords,
  landing,
  lines,
  mapE,
  memory,
  offline,
  operations,
  pageStart,
  paths,
  phrases,
  platforms,
  ports,
  rest,
  saveTools,
  serverFiles,
  serverKinds,
  serverWay,
  settings,
  settingsCommand,
  settingsFile,
  settingsReference,
  sidebar,
  site,
  sources,
  tables,
  text,
  upgrade,
  whatsNew,
};

const namesIn = (sentence: string): readonly string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();

it('has a type for each file of words', () => {
  expect(Object.keys(readWords(import.meta.dirname, defaultLocale)).sort()).toEqual(
    Object.keys(english).sort(),
  );
});

describe.each(locales.filter((locale) => locale !== defaultLocale))('the words in %s', (locale) => {
  const own = flat(readWords(import.meta.dirname, locale));
  const model = flat(readWords(import.meta.dirname, defaultLocale));

  it('are complete, and no more than English has', () => {
    expect(
      differences(
        readWords(import.meta.dirname, locale),
        readWords(import.meta.dirname, defaultLocale),
        locale,
      ),
    ).toEqual([]);
    expect(own.size).toBeGreaterThan(1000);
    expect(wordsOf(locale).site.title).not.toBe('');
  });

  it('name the same values in braces as English does', () => {
    for (const [id, {text: sentence}] of own) {
      expect(namesIn(sentence), `src/words/${locale}, ${id}`).toEqual(
        namesIn(model.get(id)?.text ?? ''),
      );
    }
  });
});

describe('a language that is not complete', () => {
  const model = {site: {title: 'Guide', navbar: {guide: 'Read'}}};

  it('is told which text is missing in which file', () => {
    expect(differences({site: {title: 'Leitfaden'}}, model, 'de')).toEqual([
      'src/words/de/site.json lacks "navbar > guide". In English it is: Read',
    ]);
    expect(differences({}, model, 'de')).toEqual([
      'src/words/de/site.json is missing. Translate src/words/en/site.json; the keys stay.',
    ]);
  });

  it('is told which text nobody asks for', () => {
    const words = {site: {title: 'Leitfaden', navbar: {guide: 'Lesen', about: 'Über'}}};
    expect(differences(words, model, 'de')).toEqual([
      'src/words/de/site.json has "navbar > about", which English lacks. Remove it, or add it to src/words/en/site.json.',
    ]);
  });
});

describe('the words of the interface', () => {
  const source = sourcesBelow(path.join(import.meta.dirname, '..'));
  const asked = [
    ...source.matchAll(/translate\(\s*\{\s*id: '(?<id>[^']+)'/g),
    ...source.matchAll(/<Translate\s+id="(?<id>[^"]+)"/g),
  ].map((match) => match.groups?.id ?? '');

  it('have every id that a component asks for', () => {
    expect(asked.length).toBeGreaterThan(80);
    const ofTheme = themeIds();
    const unknown = asked.filter((id) => !(id in interfaceWords) && !ofTheme.has(id));
    expect(unknown, 'add them to src/words/*/interface.json').toEqual([]);
  });

  it('have no id that nothing asks for', () => {
    const ofTheme = themeIds();
    const unused = Object.keys(interfaceWords).filter(
      (id) => !asked.includes(id) && !ofTheme.has(id),
    );
    expect(unused, 'remove them from src/words/*/interface.json').toEqual([]);
  });

  it('stand in the words files alone', () => {
    const calls = source.match(/\btranslate\((?!\))|<Translate\b(?!>)/g) ?? [];
    expect(calls.length, 'write translate({id: …}) or <Translate id="…" />, without a text').toBe(
      asked.length,
    );
  });
});

function sourcesBelow(folder: string): string {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

/** The ids that Docusaurus' own theme asks for. */
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
