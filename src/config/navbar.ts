import type {NavbarItem} from '@docusaurus/theme-common';
import {editionDays} from '../core/builds';
import type {Locale} from '../data/locales';
import type {Words} from '../words';

/**
 * The items of the top navigation bar, left to right.
 *
 * @param previewNote in the live preview: what the language menu says about it
 */
export function navbarItems(
  {site, builds}: Words,
  locale: Locale,
  previewNote: string | undefined,
): NavbarItem[] {
  const {guide, about, whichVersion} = site.navbar;
  const notes = previewNote === undefined ? [] : [{type: 'html' as const, value: previewNote}];
  return [
    {type: 'docSidebar', sidebarId: 'defaultSidebar', position: 'left', label: guide},
    {to: '/markdown-page', position: 'left', label: about},
    {
      type: 'docsVersionDropdown',
      position: 'right',
      days: editionDays(builds, locale),
      dropdownItemsAfter: [{to: '/getting-started/your-version', label: whichVersion}],
    },
    {type: 'localeDropdown', position: 'right', dropdownItemsAfter: notes},
    {type: 'search', position: 'right'},
  ];
}
