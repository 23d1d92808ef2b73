import {expect} from 'vitest';
import {escapeRegExp} from '../../../src/core/text/escapeRegExp';
import {address, type Locale, type Version} from '../addresses';
import {builtPage} from '../builtSite';

export interface Block {
  readonly locale: Locale;
  readonly version: Version;
  readonly page: string;
  readonly section: string;
  readonly tabs: readonly string[];
  readonly language: string;
  readonly at: string;
  readonly title: string;
  readonly code: string;
  readonly note: string;
}

export function placeOf({locale, version, page, section}: Block): string {
  return `${address(locale, version, page)}#${section}`;
}

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

/** Throws unless shown lines were printed. `…` and `<…>` match anything. */
export function expectShown(shown: Block, printed: string): void {
  // The REST API answers OK without a line break.
  const lines = printed.split('\n').map((line) =>
    line
      .replace(/^OK(?= )/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  // Programs write prompts only to a terminal.
  for (const line of shown.code.split('\n').filter((text) => !/^\w+: *$/.test(text))) {
    const pattern = escapeRegExp(line.replace(/\s+/g, ' ').trim()).replace(/<[^>]*>|…/g, '.*');
    expect(
      lines.some((candidate) => new RegExp(`^${pattern}`).test(candidate)),
      `${placeOf(shown)} shows "${line}", but the command printed:\n${printed}`,
    ).toBe(true);
  }
}
