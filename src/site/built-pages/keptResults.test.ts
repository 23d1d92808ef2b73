import fs from 'node:fs';
import {afterAll, describe, expect, it} from 'vitest';
import {keptResults} from './keptResults';
import {articleOf} from './page';

it('the article of a page ends with its last card, and has to be there', () => {
  const article = '<article class=a><article>card</article></article>';
  expect(articleOf(`<nav></nav>${article}<footer>`, 'x')).toBe(article);
  expect(() => articleOf('<main>', '/no/article')).toThrow('/no/article has no <article>');
});

describe('results of an earlier build', () => {
  const name = `test-${process.pid}`;
  const results = () => keptResults<string>(name, 'src/site/policy');
  afterAll(() => fs.rmSync(`node_modules/.cache/guide/${name}.json`, {force: true}));

  it('are used for the same input, and dropped when a page is gone', () => {
    const made: string[] = [];
    const make = (input: string) => () => {
      made.push(input);
      return input.toUpperCase();
    };
    const build = (...pages: readonly string[]) => {
      made.length = 0;
      const kept = results();
      expect(pages.map((page) => kept.of(page, make(page)))).toEqual(
        pages.map((page) => page.toUpperCase()),
      );
      kept.save();
      return [...made];
    };
    expect(build('one', 'two')).toEqual(['one', 'two']);
    expect(build('one', 'two')).toEqual([]);
    expect(build('one', 'changed')).toEqual(['changed']);
    expect(build('one', 'two')).toEqual(['two']);
  });
});
