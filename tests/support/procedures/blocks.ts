import {expect} from 'vitest';
import {escapeRegExp} from '../../../src/core/text/escapeRegExp';
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

/** A command prints every line that the page shows after it; `…` and `<…>` stand for anything. */
export function expectShown(shown: Block, printed: string): void {
  // The API answers OK without a line break.
  const lines = printed.split('\n').map((line) =>
    line
      .replace(/^OK(?= )/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  // A prompt is written to a terminal alone.
  for (const line of shown.code.split('\n').filter((text) => !/^\w+: *$/.test(text))) {
    const pattern = escapeRegExp(line.replace(/\s+/g, ' ').trim()).replace(/<[^>]*>|…/g, '.*');
    expect(
      lines.some((candidate) => new RegExp(`^${pattern}`).test(candidate)),
      `${placeOf(shown)} shows "${line}", but the command printed:\n${printed}`,
    ).toBe(true);
  }
}
