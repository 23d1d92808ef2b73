import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import prosePlugin, {FACT_FOLDERS, isFactFile} from '.';

const dependencyLoader = createRequire(import.meta.url)('./dependencyLoader.cjs') as (
  this: object,
  source: string,
) => string;

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dependency-loader-'));
const page = path.join(siteDir, 'page.mdx');
const words = path.join(siteDir, 'docs/page.mdx');
const SOURCE = '<Shared page="page" />\n';

afterAll(() => fs.rmSync(siteDir, {recursive: true}));

/** Loads the page as the bundler does, and tells what it depends on and whether the page was touched. */
function load(mode: 'development' | 'production', text: string) {
  fs.mkdirSync(path.dirname(words), {recursive: true});
  fs.writeFileSync(words, text);
  fs.writeFileSync(page, SOURCE);
  fs.utimesSync(page, 0, 0);
  const dependencies: string[] = [];
  const folders: string[] = [];
  const result = dependencyLoader.call(
    {
      mode,
      resourcePath: page,
      getOptions: () => ({siteDir, words: {page: 'docs/page.mdx'}, factFolders: FACT_FOLDERS}),
      addDependency: (file: string) => void dependencies.push(file),
      addContextDependency: (folder: string) => void folders.push(path.relative(siteDir, folder)),
    },
    SOURCE,
  );
  expect(result).toBe(SOURCE);
  expect(folders).toEqual(mode === 'development' ? FACT_FOLDERS : []);
  return {dependencies, isTouched: fs.statSync(page).mtimeMs > 0};
}

it('a page depends on its words, and gets a new time with another title in the preview', () => {
  const first = '---\ntitle: One\n---\n\nText\n';
  expect(load('development', first)).toEqual({dependencies: [words], isTouched: false});
  expect(load('development', `${first}More\n`).isTouched).toBe(false);
  expect(load('development', first.replace('One', 'Two')).isTouched).toBe(true);
  expect(load('development', first.replace('One', 'Two')).isTouched).toBe(false);
  expect(load('production', first).isTouched).toBe(false);
});

it('the preview knows a saved file of facts or words by its path, or by its folder', () => {
  const isFact = (file: string) => isFactFile(siteDir, path.join(siteDir, file));
  expect(isFact('src/data/values.ts')).toBe(true);
  expect(isFact('src/words/ja/settings.json')).toBe(true);
  expect(isFact('src/data')).toBe(true);
  expect(isFact('src/database.ts')).toBe(false);
  expect(isFact('docs/intro.mdx')).toBe(false);
});

it('has another name for other facts, so that the cache on disk holds no page of the old ones', () => {
  const file = path.join(siteDir, 'src/words/ja/settings.json');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const identWith = (facts: string): string | undefined => {
    fs.writeFileSync(file, facts);
    const plugin = prosePlugin({siteDir, i18n: {currentLocale: 'ja'}} as LoadContext);
    const config = JSON.stringify(plugin.configureWebpack!({}, false, {} as never, undefined));
    return /"ident":"(facts-[\da-f]{12})"/.exec(config)?.[1];
  };
  const first = identWith('{"a": "one"}');
  expect(first).toBeDefined();
  expect(identWith('{"a": "two"}')).not.toBe(first);
  expect(identWith('{"a": "one"}')).toBe(first);
});
