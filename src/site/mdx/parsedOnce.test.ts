import {expect, it} from 'vitest';
import type {Parser} from 'unified';
import {parsedOnce} from './parsedOnce';

it('a text is parsed once, and no page changes the tree of another', () => {
  const texts: string[] = [];
  const parser = (text: string) => {
    texts.push(text);
    return {type: 'root', children: []};
  };
  const processor = {parser: parser as Parser};
  parsedOnce.call(processor as never);
  const parse = (text: string) => processor.parser(text, undefined as never) as never as object;
  Object.assign(parse('a'), {children: ['changed']});
  expect([parse('a'), parse('b')]).toEqual(Array(2).fill({type: 'root', children: []}));
  expect(texts).toEqual(['a', 'b']);
});
