import type {Heading, PhrasingContent, Root} from 'mdast';
import {expect, it} from 'vitest';
import {tempFolder} from '../../../tests/support/tempFolder';
import {tellWhatWaits} from './waiting';

const JAPANESE = 'i18n/ja/docusaurus-plugin-content-docs/current/a.mdx';

function told(file: string, locale: 'en' | 'ja'): readonly string[] {
  const {folder} = tempFolder({
    'docs/a.mdx': '## One {/* #one */}\n',
    [JAPANESE]: '## いち {/* #one */}\n',
    'src/words/translations.json': JSON.stringify({'a#one': '00000000 10475477'}),
  });
  const id: PhrasingContent = {type: 'mdxTextExpression', value: '/* #one */'};
  const heading: Heading = {type: 'heading', depth: 2, children: [id]};
  const root: Root = {type: 'root', children: [heading]};
  tellWhatWaits(root, folder, {file, locale, version: '0.5.0', baseUrl: '/', repositoryUrl: ''});
  return root.children.map((node) =>
    node.type === 'paragraph' && node.children[0]?.type === 'emphasis'
      ? (node.children[0].children[0] as {value: string}).value
      : node.type,
  );
}

it('says below a heading that another language is newer there', () => {
  expect(told(JAPANESE, 'ja')).toEqual(['heading', expect.stringContaining('ほかの言語版')]);
  expect(told('docs/a.mdx', 'en')).toEqual(['heading']);
});

it('says above a page that only another language has', () => {
  expect(told('docs/b.mdx', 'ja')).toEqual([expect.stringContaining('元の言語'), 'heading']);
  expect(told(JAPANESE, 'en')).toEqual([expect.stringContaining("isn't translated"), 'heading']);
});
