import type {Element, ElementContent, Nodes, Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {PHRASE_END} from '../../core/text/phraseEnd';
import {NAME, phrasesOf, type Phrases} from '../phrases';
import {changeContents} from './mdxNodes';
import type {RemarkFactsOptions} from './remarkFacts';

const NOTE_TITLE = 'mdxAdmonitionTitle';
const SHORT_TEXTS = new Set(['h1', 'h2', 'h3', 'h4', 'th', 'td', NOTE_TITLE]);
const MARKUP = /(<code>.*?<\/code>|<[^>]*>|&[#\w]+;)/;

/**
 * Puts `<wbr>` between phrases of short texts, and into the table of contents that Docusaurus made
 * before.
 */
export const rehypePhrases =
  ({locale}: RemarkFactsOptions) =>
  async (root: Root): Promise<void> => {
    const phrases = await phrasesOf(locale);
    visit(root, (node: Nodes) => {
      if (node.type === 'element' && SHORT_TEXTS.has(node.tagName)) {
        breakLines(node, phrases);
        return 'skip';
      }
      if (node.type === 'element' && node.tagName === 'admonition') {
        titleAsChild(node, phrases);
      }
      if (isJsx(node) && node.name === 'Picture') {
        breakPicture(node, phrases);
        return 'skip';
      }
      if (node.type === 'mdxjsEsm' && node.data?.estree) {
        changeContents(node.data.estree, (html) =>
          phrases.mark(html, MARKUP).replaceAll(PHRASE_END, '<wbr>'),
        );
      }
      return undefined;
    });
  };

/**
 * A title without markup is an attribute, which can't have elements; the theme takes a child as
 * well.
 */
function titleAsChild({properties, children}: Element, {endsIn}: Phrases): void {
  const {title} = properties;
  if (typeof title === 'string' && endsIn(title).size > 0) {
    delete properties.title;
    const text = {type: 'text', value: title} as const;
    children.unshift({type: 'element', tagName: NOTE_TITLE, properties: {}, children: [text]});
  }
}

const isJsx = (node: {readonly type: string}): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const isWhole = (node: ElementContent) =>
  node.type !== 'text' && (node.type !== 'element' || ['code', 'img'].includes(node.tagName));

const textOf = (node: ElementContent): string =>
  node.type === 'text'
    ? node.value
    : isWhole(node) || node.type !== 'element'
      ? NAME
      : node.children.map(textOf).join('');

function breakLines(block: {children: ElementContent[]}, {endsIn}: Phrases): void {
  const ends = endsIn(block.children.map(textOf).join(''));
  let at = 0;
  const broken = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (node.type === 'element' && !isWhole(node)) {
        node.children = broken(node.children);
        return [node];
      }
      const start = at;
      const text = textOf(node);
      at += text.length;
      const places = [...ends].filter((end) => end >= start && end < at);
      const starts = [start, ...places.filter((place) => place > start), at];
      return starts
        .slice(0, -1)
        .flatMap((from, index): ElementContent[] => [
          ...(places.includes(from) ? [LINE_MAY_END] : []),
          node.type === 'text'
            ? {type: 'text', value: text.slice(from - start, starts[index + 1]! - start)}
            : node,
        ]);
    });
  block.children = broken(block.children);
}

const LINE_MAY_END: ElementContent = {
  type: 'element',
  tagName: 'wbr',
  properties: {},
  children: [],
};

function breakPicture(picture: MdxJsxFlowElement, phrases: Phrases): void {
  for (const attribute of picture.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
      attribute.value = phrases.mark(attribute.value);
    }
  }
  visit(picture as never, 'element', (node: Extract<ElementContent, {type: 'element'}>) => {
    if (node.children.some((child) => child.type === 'text' && child.value.trim() !== '')) {
      breakLines(node, phrases);
      return 'skip';
    }
    return undefined;
  });
}
