import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import dependencyLoader from './dependencyLoader.cjs';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dependency-loader-'));
const page = path.join(siteDir, 'page.mdx');
const words = path.join(siteDir, 'src/content/page/en.mdx');
const SOURCE = '<Shared page="page" />\n';

afterAll(() => fs.rmSync(siteDir, {recursive: true}));

/** Loads the page as the bundler does, and tells what it depends on and whether the page was touched. */
function load(mode: 'development' | 'production', text: string) {
  fs.mkdirSync(path.dirname(words), {recursive: true});
  fs.writeFileSync(words, text);
  fs.writeFileSync(page, SOURCE);
  fs.utimesSync(page, 0, 0);
  const dependencies: string[] = [];
  const result = dependencyLoader.call(
    {
      mode,
      resourcePath: page,
      getOptions: () => ({siteDir, locale: 'en'}),
      addDependency: (file: string) => void dependencies.push(file),
    },
    SOURCE,
  );
  expect(result).toBe(SOURCE);
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
