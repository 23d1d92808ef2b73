import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import {tempFolder} from '../../../tests/support/tempFolder';
import prosePlugin, {FACT_FOLDERS, isFactFile} from '.';

const dependencyLoader = createRequire(import.meta.url)('./dependencyLoader.cjs') as (
  this: object,
  source: string,
) => string;

const {folder: siteDir, put} = tempFolder({}, afterAll);
const SOURCE = '<Shared page="page" />\n';

function load(mode: 'development' | 'production', text: string) {
  const page = put('page.mdx', SOURCE);
  const words = put('docs/page.mdx', text);
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
  expect(dependencies).toEqual([words]);
  return fs.statSync(page).mtimeMs > 0;
}

it('a page depends on its words, and gets a new time with another title in the preview', () => {
  const first = '---\ntitle: One\n---\n\nText\n';
  expect(load('development', first)).toBe(false);
  expect(load('development', `${first}More\n`)).toBe(false);
  expect(load('development', first.replace('One', 'Two'))).toBe(true);
  expect(load('development', first.replace('One', 'Two'))).toBe(false);
  expect(load('production', first)).toBe(false);
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
  const identWith = (facts: string): string | undefined => {
    put('src/words/ja/settings.json', facts);
    const plugin = prosePlugin({siteDir, i18n: {currentLocale: 'ja'}} as LoadContext);
    const config = JSON.stringify(plugin.configureWebpack!({}, false, {} as never, undefined));
    return /"ident":"(facts-[\da-f]{12})"/.exec(config)?.[1];
  };
  const first = identWith('{"a": "one"}');
  expect(first).toBeDefined();
  expect(identWith('{"a": "two"}')).not.toBe(first);
  expect(identWith('{"a": "one"}')).toBe(first);
});
