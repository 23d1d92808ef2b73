import type {CheerioAPI} from 'cheerio';
import {withoutSlash} from './links';

export const NOT_ON_PAPER = [
  'script, style, template, nav, button, dialog, input, select, textarea, datalist, form',
  // Icons of the theme refer to pictures elsewhere in the page.
  'svg:has(use)',
  'ul[role="tablist"]',
  '.hash-link, .theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-footer',
  '.theme-doc-version-badge, [data-markdown="skip"], [data-needs-script]',
].join(', ');

const NAMES_IDS = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'headers'];

/** Makes 'api-rcon' of '/ja/0.5.0/api/rcon/' below '/ja/0.5.0/'. */
export function partId(permalink: string, root: string): string {
  return permalink.slice(root.length).replace(/\/$/, '').replace(/\//g, '-');
}

/** Moves headings one level down and makes ids unique. Changes `$`. */
export function toPaper($: CheerioAPI, permalink: string, part: string): string {
  const own = (id: string) => `${part}--${id}`;
  $(NOT_ON_PAPER).remove();
  $('noscript').each((_, node) => void $(node).replaceWith($(node).contents()));
  $('[id]').attr('id', (_, id) => own(id));
  for (const name of NAMES_IDS) {
    $(`[${name}]`).attr(name, (_, ids) => ids.split(/\s+/).map(own).join(' '));
  }
  $('a[href^="#"]').attr('href', (_, href) => permalink + href);
  $('details').attr('open', '');
  $('details, details *, [role="tabpanel"]').removeAttr('style');
  $('[hidden]').removeAttr('hidden');
  $('img').removeAttr('loading');
  for (const heading of $('h1, h2, h3, h4, h5').toArray()) {
    heading.tagName = `h${Number(heading.tagName.slice(1)) + 1}`;
  }
  const content = $('.theme-doc-markdown');
  return (content.length > 0 ? content : $('article')).html() ?? '';
}

export interface PaperPart {
  readonly permalink: string;
  readonly title: string;
  readonly part: string;
  readonly paper: string;
}

export function joined(parts: readonly PaperPart[]): readonly PaperPart[] {
  const byPath = new Map(parts.map((page) => [withoutSlash(page.permalink), page]));
  const inside = (link: string, before: string, href: string) => {
    const {pathname, hash} = new URL(href.replaceAll('&amp;', '&'), 'http://page');
    const target = byPath.get(withoutSlash(pathname));
    const place = `${target?.part}--${decodeURIComponent(hash.slice(1))}`;
    return target
      ? `${before}#${target.paper.includes(` id="${place}"`) ? place : target.part}`
      : link;
  };
  return parts.map((page) => ({
    ...page,
    paper: page.paper.replace(/(<a\b[^>]* href=")(\/[^"]*)/g, inside),
  }));
}
