/**
 * Keeps text that only shows something out of a page's script.
 *
 * A page reaches the browser as HTML, and again in the script that brings its controls to life. A
 * paragraph, list or table without links and components needs no life: `<KeptHtml>` stands for it and
 * leaves the HTML as it is. Its pieces lie in a file of their own, for readers who come to the page by
 * a link inside the site. The same goes for coloured code.
 */
import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {partsOfPath} from '../../core/text/pathParts';
import {deferredChunk, deferredExport, deferredExpression} from '../../build/mdx/deferred';
import {expressionAttribute} from '../../build/mdx/mdxNodes';
import {importOf} from '../../build/mdx/remarkFacts';

/** Elements that can stand as a whole in HTML alone. */
const WHOLE = new Set(['p', 'ul', 'ol', 'li', 'table', 'tr', 'td', 'blockquote']);
/** Elements without a behaviour of their own, which may be inside. */
const PLAIN = new Set([...WHOLE, 'strong', 'em', 'del', 'code', 'kbd', 'thead', 'tbody', 'th']);
/** Elements whose own text would be nothing but space. */
const OF_PARTS = new Set(['table', 'thead', 'tbody', 'tr']);
const VOID = new Set(['br', 'hr']);
/** The pieces of a page, in its module. */
const NAME = 'deferredHtml';
/** Less than this is shorter in the script than what would stand for it. */
const WORTHWHILE = 24;

type Content = RootContent | ElementContent;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Code in running text, with the breaks that src/theme/MDXComponents/Code gives it. */
function codeToHtml({children}: Element): string | undefined {
  const [text, ...others] = children;
  return text?.type === 'text' && others.length === 0
    ? `<code>${(partsOfPath(text.value) ?? [text.value]).map(escape).join('<wbr>')}</code>`
    : undefined;
}

function contentToHtml({tagName, children}: Element): string | undefined {
  const pieces = children
    // React writes no line breaks between the parts of a table.
    .filter((child) => !(OF_PARTS.has(tagName) && child.type === 'text' && !child.value.trim()))
    .map(toHtml);
  return pieces.every((piece) => piece !== undefined) ? pieces.join('') : undefined;
}

/** Nothing, where a node is more than text in plain elements. */
function toHtml(node: Content): string | undefined {
  if (node.type === 'text') {
    return escape(node.value);
  }
  if (node.type === 'comment') {
    return '';
  }
  if (node.type !== 'element' || Object.keys(node.properties).length > 0) {
    return undefined;
  }
  const {tagName} = node;
  if (VOID.has(tagName)) {
    return `<${tagName}>`;
  }
  if (tagName === 'code') {
    return codeToHtml(node);
  }
  const content = PLAIN.has(tagName) ? contentToHtml(node) : undefined;
  return content === undefined ? undefined : `<${tagName}>${content}</${tagName}>`;
}

/** `<KeptHtml as="p" from={deferredHtml} piece={3} />` */
const standIn = (tagName: string, piece: number): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name: 'KeptHtml',
  attributes: [
    {type: 'mdxJsxAttribute', name: 'as', value: tagName},
    expressionAttribute('from', NAME, {type: 'Identifier', name: NAME}),
    expressionAttribute('piece', String(piece), {type: 'Literal', value: piece}),
  ],
  children: [],
});

/** The rehype plugin; runs after `rehypeCode`. */
export const rehypeKeptHtml: Plugin<[{readonly siteDir: string}], Root> =
  ({siteDir}) =>
  async (root, file) => {
    const {valueToEstree} = await import('estree-util-value-to-estree');
    const pieces: string[] = [];
    visit(root, (node, index, parent) => {
      if (node.type === 'element' && WHOLE.has(node.tagName) && parent && index !== undefined) {
        const html = Object.keys(node.properties).length === 0 && contentToHtml(node);
        if (html && html.length >= WORTHWHILE) {
          parent.children.splice(index, 1, standIn(node.tagName, pieces.push(html) - 1));
          return SKIP;
        }
      }
      if (node.type === 'mdxJsxFlowElement' && node.name === 'CodeBlock') {
        const html = node.attributes.find(
          (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'html',
        );
        if (typeof html?.value === 'string') {
          node.attributes = node.attributes.filter((attribute) => attribute !== html);
          node.children = [standIn('code', pieces.push(html.value) - 1)];
          return SKIP;
        }
      }
      return undefined;
    });
    if (pieces.length > 0) {
      const chunk = deferredChunk(siteDir, file.path);
      root.children.unshift(
        importOf('KeptHtml'),
        deferredExport(NAME, deferredExpression(pieces, valueToEstree(pieces), chunk)),
      );
    }
  };
