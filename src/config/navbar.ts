import type {NavbarItem} from '@docusaurus/theme-common';
import type {Words} from '../words';

/**
 * The items of the top navigation bar, left to right.
 *
 * @param previewNote in the live preview: what the language menu says about it
 */
export function navbarItems(
  {guide, about, whichVersion}: Words['site']['navbar'],
  previewNote: string | undefined,
): NavbarItem[] {
  const notes = previewNote === undefined ? [] : [{type: 'html' as const, value: previewNote}];
  return [
    {type: 'docSidebar', sidebarId: 'defaultSidebar', position: 'left', label: guide},
    {to: '/markdown-page', position: 'left', label: about},
    {
      type: 'docsVersionDropdown',
      position: 'right',
      dropdownItemsAfter: [{to: '/getting-started/your-version', label: whichVersion}],
    },
    {type: 'localeDropdown', position: 'right', dropdownItemsAfter: notes},
    {type: 'search', position: 'right'},
  ];
}
