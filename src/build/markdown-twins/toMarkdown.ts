/**
 * Turns the article of a built page into Markdown. It reads the HTML, not the MDX source, because
 * only the HTML has every fact filled in.
 */
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toMdast, type Handle, type State} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';

type Element = Parameters<Handle>[1];

/** Parts of an article that only work or make sense in a browser. */
export const NOT_CONTENT = [
  'script, style, template, svg, nav, button, dialog, input, select, textarea',
  'ul[role="tablist"]',
  '.hash-link, .theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-footer',
  '.theme-doc-version-badge, [data-markdown="skip"]',
].join(', ');

/**
 * The page as Markdown (GitHub's, with tables), without front matter. Links and pictures become
 * absolute with `address`, the page's own. Throws when the page has no article.
 */
export function pageToMarkdown(html: string, address: string): string {
  const article = select('article .theme-doc-markdown, article', fromHtml(html));
  if (!article) {
    throw new Error(`${address} has no <article>, so there is nothing to write as Markdown.`);
  }
  const dropped = new Set<unknown>(selectAll(NOT_CONTENT, article));
  const drop = (node: {children?: {type: string}[]}) => {
    if (node.children) {
      // React writes an empty comment between two neighbouring texts.
      node.children = node.children.filter(
        (child) => child.type !== 'comment' && !dropped.has(child),
      );
      node.children.forEach((child) => drop(child as typeof node));
    }
  };
  drop(article);
  for (const link of selectAll('[href], [src]', article)) {
    for (const name of ['href', 'src'] as const) {
      if (typeof link.properties[name] === 'string') {
        link.properties[name] = new URL(link.properties[name], address).href;
      }
    }
  }
  const tree = toMdast(article, {
    handlers: {div, figure, summary, p: paragraph, dt: definedTerm},
  });
  return toMarkdown(tree, {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    rule: '-',
  });
}

const hasClass = (node: Element, name: string) =>
  Array.isArray(node.properties.className) && node.properties.className.includes(name);

const bold = (state: State, node: Element) => ({
  type: 'paragraph' as const,
  children: [{type: 'strong' as const, children: state.all(node) as never[]}],
});

/** A note or warning becomes a quotation that begins with its title. */
function div(state: State, node: Element): ReturnType<Handle> {
  if (hasClass(node, 'theme-admonition')) {
    return {type: 'blockquote', children: state.toFlow(state.all(node))};
  }
  if (node.properties.className?.toString().includes('admonitionHeading')) {
    return bold(state, node);
  }
  return state.toFlow(state.all(node));
}

/** A code block: its caption, then the code with its language. */
function figure(state: State, node: Element): ReturnType<Handle> {
  const language = node.properties.dataLanguage;
  const content = state.toFlow(state.all(node));
  return typeof language === 'string'
    ? content.map((child) => (child.type === 'code' ? {...child, lang: language} : child))
    : content;
}

function summary(state: State, node: Element): ReturnType<Handle> {
  return bold(state, node);
}

/** The name of a tab stands above its panel. */
function paragraph(state: State, node: Element): ReturnType<Handle> {
  return hasClass(node, 'guide-tab-label')
    ? bold(state, node)
    : {type: 'paragraph', children: state.all(node) as never[]};
}

function definedTerm(state: State, node: Element): ReturnType<Handle> {
  return bold(state, node);
}
