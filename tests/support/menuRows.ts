import {addressesIn} from '../../src/config/sidebar/addresses';
import {sidebarFor} from '../../src/config/sidebar/sidebar';
import type {VersionId} from '../../src/data/versions';

type Items = Parameters<typeof addressesIn>[0];

const rowsIn = (items: Items, page: string, isInside = false): readonly string[] =>
  items.flatMap((item) => {
    const [own = '', ...inside] = addressesIn([item]);
    // The menu shows a group of a single page as that page.
    if (typeof item !== 'string' && isInside && inside.length === 1) {
      return inside;
    }
    const isOpen = typeof item !== 'string' && [own, ...inside].includes(page);
    return [own, ...(isOpen ? rowsIn((item as {items: Items}).items, page, true) : [])];
  });

/** Returns the paths of the menu's rows that are visible on a page. */
export const menuRows = (version: VersionId, page: string): readonly string[] =>
  rowsIn(sidebarFor(version), page);
