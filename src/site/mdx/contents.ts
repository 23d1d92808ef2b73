/**
 * Docusaurus' table of contents knows only headings of the Markdown, so a component's headings are
 * put behind it meanwhile.
 */
import type {Heading, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {EntryOfContents} from '../../core/resolver';
import {codeInParts} from '../../core/text/pathParts';
import {changeContents} from './mdxNodes';

const listedOnly = new WeakSet<Nodes>();

/** Makes third-level headings of a component's entries. */
export function headingsForContents(entries: readonly EntryOfContents[]): Heading[] {
  return entries.map(({id, text, isCode}) => {
    const heading: Heading = {
      type: 'heading',
      depth: 3,
      data: {hProperties: {id}},
      children: [{type: isCode ? 'inlineCode' : 'text', value: text}],
    };
    listedOnly.add(heading);
    return heading;
  });
}

/** Runs after Docusaurus' plugin for the table of contents. */
export const remarkContents = () => (root: Root) => {
  visit(root, 'heading', (node, index, parent) => {
    if (parent && index !== undefined && listedOnly.has(node)) {
      parent.children.splice(index, 1);
      return index;
    }
    return undefined;
  });
  visit(root, 'mdxjsEsm', ({data}) => data?.estree && changeContents(data.estree, breakNames));
};

const breakNames = (html: string): string =>
  html.replace(/<code>(.*?)<\/code>/g, (_, code: string) => `<code>${codeInParts(code)}</code>`);
