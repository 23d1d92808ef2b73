import {address, type Locale, type Version} from '../addresses';
import {builtPage} from '../builtSite';

export interface Block {
  readonly locale: Locale;
  readonly version: Version;
  readonly page: string;
  /** The id of the heading above it. */
  readonly section: string;
  /** The labels of the tabs it is in, outermost first. */
  readonly tabs: readonly string[];
  readonly language: string;
  /** Who types it (src/data/operations), or `output`. */
  readonly at: string;
  readonly title: string;
  readonly code: string;
  /** What the page says is seen elsewhere, or that nothing is printed. */
  readonly note: string;
}

/** For messages. */
export function placeOf({locale, version, page, section}: Block): string {
  return `${address(locale, version, page)}#${section}`;
}

/** In reading order. */
export function blocksOf(locale: Locale, version: Version, page: string): readonly Block[] {
  const {$, article} = builtPage(locale, version, page);
  let section = '';
  return article
    .find('h2[id], h3[id], figure[data-language]')
    .toArray()
    .flatMap((element) => {
      const node = $(element);
      if (!node.is('figure')) {
        section = node.attr('id') ?? '';
        return [];
      }
      const tabs = node
        .parents('[role="tabpanel"]')
        .toArray()
        .map((panel) => $(panel).children('.guide-tab-label').text().trim())
        .reverse();
      return [
        {
          locale,
          version,
          page,
          section,
          tabs,
          language: node.attr('data-language') ?? '',
          at: node.attr('data-at') ?? '',
          title: node.find('figcaption').text().trim(),
          code: node.find('code').text().trimEnd(),
          note: node.find('p').text().trim(),
        },
      ];
    });
}
