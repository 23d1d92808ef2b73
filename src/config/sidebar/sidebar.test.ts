import fs from 'node:fs';
import {expect, it} from 'vitest';
import {menuRows} from '../../../tests/support/menuRows';
import {locales} from '../../data/locales';
import {versionIds} from '../../data/versions';
import {wordsOf} from '../../words';
import {addressesIn, pagesOf} from './addresses';
import {sidebarFor} from './sidebar';

it('shows twenty rows at most on a page, beside the list of REST operations', () => {
  for (const version of versionIds) {
    for (const page of addressesIn(sidebarFor(version))) {
      const rows = menuRows(version, page).filter(
        (row) => !/^api\/rest-api\/(?!palwold)/.test(row),
      );
      expect(rows.length, `${version} ${page}`).toBeLessThanOrEqual(20);
    }
  }
});

it('has a pictogram for each group of the menu', () => {
  const drawn = fs.readFileSync('src/css/pictograms.css', 'utf8');
  for (const item of sidebarFor('1.0')) {
    const {className} = item as {className?: string};
    expect(typeof item === 'string' || drawn.includes(`.${className}`), className).toBe(true);
  }
});

it('has a short text for each page of a category, and none left over', () => {
  const pages = versionIds.flatMap((version) => pagesOf(sidebarFor(version)));
  for (const locale of locales) {
    const texts = wordsOf(locale).pages;
    expect(['intro', ...Object.keys(texts)].sort()).toEqual([...new Set(pages)].sort());
    expect(Object.values(texts).filter((text) => text.length > 65)).toEqual([]);
  }
});
