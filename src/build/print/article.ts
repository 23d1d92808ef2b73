/** Turns the article of a built page into a part of a longer page for paper. */
import {load, type CheerioAPI} from 'cheerio';

/** Parts of an article that only work on a screen. */
export const NOT_ON_PAPER = [
  'script, style, template, nav, button, dialog, input, select, textarea, datalist, form',
  // Icons of the theme: their pictures stand elsewhere in the page.
  'svg:has(use)',
  'ul[role="tablist"]',
  '.hash-link, .theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-footer',
  '.theme-doc-version-badge, [data-markdown="skip"], [data-needs-script]',
].join(', ');

/** Attributes that name ids of the same page. */
const NAMES_IDS = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'headers'];

/** The id of a page in its section: '/ja/0.5.0/api/rcon/' is 'api-rcon' below '/ja/0.5.0/'. */
export function partId(permalink: string, root: string): string {
  return permalink.slice(root.length).replace(/\/$/, '').replace(/\//g, '-');
}

/** A built page of a section. */
export interface PrintedPage {
  readonly permalink: string;
  /** The id that its part gets; every other id of the page begins with it. */
  readonly id: string;
  readonly html: string;
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Only the article is read: the rest of a page is half of its HTML. Throws when there is none. */
function articleOf({html, permalink}: PrintedPage): CheerioAPI {
  const article = /<article[\s>][\s\S]*<\/article>/.exec(html)?.[0];
  if (article === undefined) {
    throw new Error(`${permalink} has no <article>, so its section cannot be written for paper.`);
  }
  // What a page says to readers without scripts is content here, not text.
  return load(article, {scriptingEnabled: false}, false);
}

/**
 * The articles of a section, ready to stand on one page: headings one level lower, ids unique, links
 * between the pages inside the document, everything closed opened, nothing that needs a click.
 */
export function articlesForPaper(pages: readonly PrintedPage[]): readonly string[] {
  const opened = pages.map((page) => ({page, $: articleOf(page)}));
  const byPath = new Map(
    opened.map(({page, $}) => {
      $(NOT_ON_PAPER).remove();
      $('noscript').each((_, node) => void $(node).replaceWith($(node).contents()));
      const ids = $('[id]').toArray();
      return [
        withoutSlash(page.permalink),
        {id: page.id, ids: new Set(ids.map((node) => $(node).attr('id')))},
      ] as const;
    }),
  );

  return opened.map(({page, $}) => {
    const own = (id: string) => `${page.id}--${id}`;
    for (const node of $('[id]').toArray()) {
      $(node).attr('id', own($(node).attr('id')!));
    }
    for (const node of $(NAMES_IDS.map((name) => `[${name}]`).join()).toArray()) {
      for (const name of NAMES_IDS.filter((each) => $(node).is(`[${each}]`))) {
        $(node).attr(name, $(node).attr(name)!.split(/\s+/).map(own).join(' '));
      }
    }
    for (const node of $('a[href]').toArray()) {
      const url = new URL($(node).attr('href')!, `http://page${page.permalink}`);
      const target = url.host === 'page' ? byPath.get(withoutSlash(url.pathname)) : undefined;
      const place = decodeURIComponent(url.hash.slice(1));
      if (target) {
        $(node).attr('href', `#${target.id}${target.ids.has(place) ? `--${place}` : ''}`);
      }
    }
    $('details').attr('open', '');
    $('details, details *, [role="tabpanel"]').removeAttr('style');
    $('[hidden]').removeAttr('hidden');
    // Nobody scrolls through a printer.
    $('img').removeAttr('loading');
    for (const heading of $('h1, h2, h3, h4, h5').toArray()) {
      heading.tagName = `h${Number(heading.tagName.slice(1)) + 1}`;
    }
    const content = $('.theme-doc-markdown');
    return (content.length > 0 ? content : $('article')).html() ?? '';
  });
}
