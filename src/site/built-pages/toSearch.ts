/** Reads a built page as the search sees it: its title, and its text by the places one can open. */
import type {AnyNode, CheerioAPI, Element} from 'cheerio';

export interface Place {
  /** Id of the place on the page; empty for the page as a whole. */
  readonly id: string;
  readonly title: string;
  /** Of a row or a term, the title of the section that it is in. */
  readonly section?: string;
  readonly content: string;
}

export interface BuiltPage {
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  /** The first place is the page as a whole. */
  readonly places: readonly Place[];
}

/** Parts of an article that are no text of the page. */
const SKIPPED = [
  'script, style, template, svg, button, select, nav, noscript',
  '.hash-link',
  '.theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-footer, .theme-doc-version-badge',
  // What a page shows a second time, or lists only to lead elsewhere.
  '[data-search="skip"]',
  // Who types a command, or that a program prints it; the tab's label, which the tabs show, too.
  'figure[data-at] > figcaption, .guide-tab-label',
].join(', ');

const HEADING = /^h[1-3]$/;
/** Elements that are a place of their own when they have an id: rows of tables, defined terms. */
const ROW = /^(?:tr|dt)$/;
const BLOCK =
  /^(?:address|article|aside|blockquote|br|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|ol|option|p|pre|section|summary|table|td|th|tr|ul)$/;

/** Between the blocks of a text; its own line ends are those of the HTML. */
const BREAK = '\u2029';
const SHOWN_BREAK = ' · ';

/**
 * A longer sample is a program or a file: the words around it say what it is for. With ten lines in
 * place of three the index is 5 KB larger, and no query of the tests finds more. Lines.
 */
const LONGEST_SAMPLE = 3;

type OpenPlace = Omit<Place, 'content'> & {text: string};

/** Reads an article, and leaves it as it is. */
export function readPage($: CheerioAPI): BuiltPage {
  const breadcrumbs = $('.theme-doc-breadcrumbs .breadcrumbs__item')
    .toArray()
    .map((item) => condense($(item).text()))
    .slice(0, -1)
    .filter(Boolean);
  const skipped = new Set<AnyNode>([
    ...$(SKIPPED),
    ...$('pre').filter((_, sample) => $(sample).text().trim().split('\n').length > LONGEST_SAMPLE),
  ]);
  const isRead = (node: AnyNode | null | undefined): node is Element =>
    node !== null && node !== undefined && 'name' in node && !skipped.has(node);
  const textOf = (node: AnyNode | undefined): string =>
    node && 'data' in node && String(node.type) === 'text'
      ? node.data
      : isRead(node)
        ? node.children.map(textOf).join('')
        : '';
  const title = condense(textOf($('h1')[0]));

  const whole: OpenPlace = {id: '', title, text: ''};
  const places: OpenPlace[] = [whole];
  let current = whole;

  const walk = (node: AnyNode): void => {
    if (!isRead(node)) {
      current.text += textOf(node);
      return;
    }
    const {id} = node.attribs;
    const entry = node.attribs['data-search-title'];
    if (HEADING.test(node.name)) {
      if (node.name !== 'h1' && id) {
        current = {id, title: condense(textOf(node)), text: ''};
        places.push(current);
      }
      return;
    }
    const isOwnPlace = Boolean(id) && (ROW.test(node.name) || entry !== undefined);
    const outer = current;
    if (isOwnPlace) {
      const name = node.name === 'tr' ? $(node).children('th, td')[0] : node;
      const text = condense(textOf(name));
      // A row about what has its own place elsewhere isn't called so alone.
      const isAboutOther = condense($(name).find('a[href*="/"]').text()) === text;
      const about = isAboutOther && outer !== whole ? `${text} (${outer.title})` : text;
      const section = outer === whole ? {} : {section: outer.section ?? outer.title};
      current = {id: id!, title: entry ?? about, ...section, text: ''};
      places.push(current);
    }
    const isBlock = BLOCK.test(node.name);
    current.text += isBlock ? BREAK : '';
    node.children.forEach(walk);
    // A title in a card, with its text beside it.
    const isLead = node.name === 'strong' && isRead(node.next);
    current.text += isBlock || isLead ? BREAK : '';
    // What follows a defined term belongs to it until the list ends.
    if ((isOwnPlace && node.name !== 'dt') || node.name === 'dl') {
      current = outer;
    }
  };
  walk($('article')[0]!);

  return {
    title,
    breadcrumbs,
    places: places.map(({text, ...place}) => ({
      ...place,
      content: withoutTitle(place.title, text),
    })),
  };
}

/** A text in one line. */
function condense(text: string): string {
  return text.replace(/[\s\u200B]+/g, ' ').trim();
}

/** The blocks of a text in one line, so that a snippet shows where one ends; an entry's own title isn't one. */
function withoutTitle(title: string, text: string): string {
  const blocks = text.split(BREAK).map(condense).filter(Boolean);
  return blocks.slice(title.startsWith(blocks[0] ?? ' ') ? 1 : 0).join(SHOWN_BREAK);
}
