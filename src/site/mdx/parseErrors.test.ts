import {expect, it} from 'vitest';
import {tempFolder} from '../../../tests/support/tempFolder';
import type {Parser} from 'unified';
import {placedParseErrors} from './parseErrors';

it('a mistake in the form of a page is told with the file that has the words', () => {
  const {folder: siteDir, put} = tempFolder();
  const page = put('page.mdx', '<Shared page="guide/ports" />\n');
  const toldFor = (mistake: Error) => {
    const parser: Parser = () => {
      throw mistake;
    };
    const processor = {parser};
    placedParseErrors.call(processor as never, {siteDir, locale: 'ja'});
    try {
      processor.parser('', {path: page} as never);
    } catch (error) {
      return (error as Error).message;
    }
    return 'no error';
  };
  const file = 'i18n/ja/docusaurus-plugin-content-docs/current/guide/ports.mdx';
  expect(toldFor(Object.assign(new Error('7:3: Bad end'), {line: 7, reason: 'Bad end'}))).toBe(
    `${file}:7: Bad end`,
  );
  const open = 'Expected a closing tag for `<Since>` (21:1-21:18)';
  expect(toldFor(new Error(open))).toBe(`${file}:21: ${open}`);
});
