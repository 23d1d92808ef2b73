/** The Markdown is made of HTML, because MDX doesn't contain the facts. */
import type {AnyNode, CheerioAPI, Element as DomElement} from 'cheerio';
import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';

/** `noscript` is left out, because it also has the files of other systems. */
export const NOT_CONTENT = [
  'script, style, template, svg, nav, button, dialog, form, input, label, select, textarea',
  '[role="status"], [aria-live], [data-needs-script], noscript > p',
  'a[data-search="skip"], p:has(> a[type="text/markdown"])',
  'details:has(> form)',
  'ul[role="tablist"]',
  '.hash-link, .theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-footer',
  '.theme-doc-version-badge, .theme-doc-version-banner, [data-markdown="skip"]',
].join(', ');

export interface PageInSite {
  readonly resolve: (href: string) => string;
  readonly anchors: ReadonlySet<string>;
}

/** Gives GitHub's Markdown without front matter. */
export function toMarkdownPage($: CheerioAPI, page: PageInSite): string {
  const tree = toMdast(contentOf($, page), {
    handlers: {div, figure, table, anchor, p: paragraph, summary, dt: bold},
  });
  return toMarkdown(tree, {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    rule: '-',
  });
}

/** The package joins the texts before and after a `wbr` without the space between them. */
const isBreak = (node: AnyNode) => 'name' in node && node.name === 'wbr';

function contentOf($: CheerioAPI, {resolve, anchors}: PageInSite): Element {
  const dropped = new Set<AnyNode>($(NOT_CONTENT));
  // A block may repeat the name of its tab, which is then left out.
  const repeated = new Set<AnyNode>(
    $('[role="tabpanel"]')
      .toArray()
      .flatMap((panel) => {
        const label = $(panel).find('.guide-tab-label').first().text().trim();
        return $(panel)
          .find('figcaption')
          .filter((_, caption) => $(caption).text().trim() === label)
          .contents()
          .toArray();
      }),
  );
  const childrenOf = (node: DomElement): ElementContent[] =>
    node.children
      .filter((child) => !dropped.has(child) && !repeated.has(child) && !isBreak(child))
      .flatMap((child): ElementContent[] =>
        'data' in child && String(child.type) === 'text'
          ? [{type: 'text', value: child.data}]
          : 'attribs' in child
            ? [elementOf(child)]
            : [],
      );
  const elementOf = (node: DomElement): Element => {
    const properties = {...node.attribs};
    for (const name of ['href', 'src']) {
      if (properties[name] !== undefined) {
        properties[name] = resolve(properties[name]);
      }
    }
    const isInCell = $(node).is('td *');
    const name =
      isInCell && /^(?:ul|ol|li|p|div|details|summary)$/.test(node.name) ? 'span' : node.name;
    const element = h(name, properties, childrenOf(node));
    if (!$(node).is('code, code *, pre, pre *')) {
      element.children = apart(element.children, /^[uo]l$/.test(node.name) ? '; ' : ' – ');
    }
    // A page that is too long is cut at these headings (twinParts.ts).
    if (properties.id !== undefined && (node.name === 'h2' || anchors.has(properties.id))) {
      addAnchor(element);
    }
    return element;
  };
  return elementOf($('article')[0]!);
}

const textOf = (node: ElementContent | undefined): string =>
  node?.type === 'text'
    ? node.value
    : node?.type === 'element' && /^(?:a|code|span|strong)$/.test(node.tagName)
      ? node.children.map(textOf).join('')
      : '';

const apart = (children: readonly ElementContent[], sign: string): ElementContent[] =>
  children.flatMap((child, index) => {
    const before = children[index - 1];
    const isSpan = [before, child].some(
      (node) => node?.type === 'element' && node.tagName === 'span',
    );
    const isApart =
      /(?:^|[\s([（「:：;,、。])$/.test(textOf(before)) ||
      /^(?:$|[\s)\]）」.:;,、。])/.test(textOf(child));
    return isSpan && !isApart ? [{type: 'text', value: sign}, child] : [child];
  });

function addAnchor(target: Element): void {
  const first = target.children.find((child): child is Element => child.type === 'element');
  if (/^(?:table|thead|tbody|tr|[uod]l)$/.test(target.tagName) && first) {
    addAnchor({...first, properties: target.properties, children: first.children});
    return;
  }
  target.children.unshift({
    type: 'element',
    tagName: 'anchor',
    properties: {id: target.properties.id ?? ''},
    children: [],
  });
}

function anchor(_: State, node: Element): ReturnType<Handle> {
  return {type: 'html', value: `<a id="${String(node.properties.id)}"></a>`};
}

function table(state: State, node: Element): ReturnType<Handle> {
  const caption = node.children.find((child) => 'tagName' in child && child.tagName === 'caption');
  const found = defaultHandlers.table(state, node);
  return caption ? [bold(state, caption as Element), found] : found;
}

const hasClass = (node: Element, name: string) =>
  Array.isArray(node.properties.className) && node.properties.className.includes(name);

const bold = (state: State, node: Element) => ({
  type: 'paragraph' as const,
  children: [{type: 'strong' as const, children: state.all(node) as never[]}],
});

function div(state: State, node: Element): ReturnType<Handle> {
  if (hasClass(node, 'theme-admonition')) {
    return {type: 'blockquote', children: state.toFlow(state.all(node))};
  }
  if (node.properties.className?.toString().includes('admonitionHeading')) {
    return bold(state, node);
  }
  return state.toFlow(state.all(node));
}

function summary(state: State, node: Element): ReturnType<Handle> {
  const parts = node.children.filter((child) => 'tagName' in child);
  return parts.some(({tagName}) => tagName === 'h3')
    ? parts.flatMap((part) => state.toFlow(state.all({...node, children: [part]})))
    : bold(state, node);
}

function figure(state: State, node: Element): ReturnType<Handle> {
  const name = node.properties.dataLanguage;
  const language = name === 'curl' ? 'bash' : name;
  const content = state.toFlow(state.all(node));
  return typeof language === 'string'
    ? content.map((child) => (child.type === 'code' ? {...child, lang: language} : child))
    : content;
}

function paragraph(state: State, node: Element): ReturnType<Handle> {
  return hasClass(node, 'guide-tab-label')
    ? bold(state, node)
    : {type: 'paragraph', children: state.all(node) as never[]};
}
