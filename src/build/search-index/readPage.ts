/** Reads a built page as the search sees it: its title, and its text by the places one can open. */
import {load, type AnyNode} from 'cheerio';

export interface Place {
  /** Id of the place on the page; empty for the page as a whole. */
  readonly id: string;
  readonly title: string;
  readonly content: string;
}

export interface BuiltPage {
  readonly title: string;
  readonly description: string;
  /** The keywords in the page's front matter: what readers may look for, wherever it stands. */
  readonly keywords: string;
  readonly breadcrumbs: readonly string[];
  /** The first place is the page as a whole. */
  readonly places: readonly Place[];
}

/** Parts of an article that are no text of the page. */
const SKIPPED = [
  'script, style, template, svg, button, select, nav',
  '.hash-link',
  '.theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-footer, .theme-doc-version-badge',
  // What a page shows a second time, or lists only to lead elsewhere.
  '[data-search="skip"]',
  // Who types a command, or that a program prints it; the tab's label, which stands in the tabs.
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

interface OpenPlace {
  readonly id: string;
  readonly title: string;
  text: string;
}

/** Reads one page from its HTML; undefined for a page that is not to be found. */
export function readPage(html: string): BuiltPage | undefined {
  const $ = load(html);
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content') ?? '';
  if (/noindex/.test(meta('robots'))) {
    return undefined;
  }
  const breadcrumbs = $('.theme-doc-breadcrumbs .breadcrumbs__item')
    .toArray()
    .map((item) => condense($(item).text()))
    .slice(0, -1)
    .filter(Boolean);
  $(SKIPPED).remove();
  $('pre')
    .filter((_, sample) => $(sample).text().trim().split('\n').length > LONGEST_SAMPLE)
    .remove();
  const article = $('article').first();
  const root = article.length > 0 ? article : $('main').first();
  const title = condense(root.find('h1').first().text()) || condense($('title').text());

  const whole: OpenPlace = {id: '', title, text: ''};
  const places: OpenPlace[] = [whole];
  let current = whole;

  const walk = (node: AnyNode): void => {
    if ('data' in node) {
      current.text += String(node.type) === 'text' ? node.data : '';
      return;
    }
    if (!('name' in node)) {
      return;
    }
    const element = $(node);
    const id = element.attr('id');
    const entry = element.attr('data-search-title');
    if (HEADING.test(node.name)) {
      if (node.name !== 'h1' && id) {
        current = {id, title: condense(element.text()), text: ''};
        places.push(current);
      }
      return;
    }
    const isOwnPlace = Boolean(id) && (ROW.test(node.name) || entry !== undefined);
    const outer = current;
    if (isOwnPlace) {
      const name = node.name === 'tr' ? element.children('th, td').first() : element;
      current = {id: id!, title: entry ?? condense(name.text()), text: ''};
      places.push(current);
    }
    const isBlock = BLOCK.test(node.name);
    current.text += isBlock ? BREAK : '';
    node.children.forEach((child) => walk(child));
    // A title in a card, with its text beside it.
    const isLead = node.name === 'strong' && node.next !== null && 'name' in node.next;
    current.text += isBlock || isLead ? BREAK : '';
    // What follows a defined term belongs to it until the list ends.
    if ((isOwnPlace && node.name !== 'dt') || node.name === 'dl') {
      current = outer;
    }
  };
  root.toArray().forEach((node) => walk(node));

  return {
    title,
    description: meta('description'),
    keywords: meta('keywords'),
    breadcrumbs,
    places: places.map(({id, title: name, text}) => ({id, title: name, content: joinBlocks(text)})),
  };
}

/** A text in one line. */
function condense(text: string): string {
  return text.replace(/[\s\u200B]+/g, ' ').trim();
}

/** The blocks of a text in one line, so that a snippet shows where one ends. */
function joinBlocks(text: string): string {
  return text.split(BREAK).map(condense).filter(Boolean).join(SHOWN_BREAK);
}
