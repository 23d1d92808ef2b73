import type {NavbarItem} from '@docusaurus/theme-common';
import type {Words} from '../words';

/** The items of the top navigation bar, left to right. */
export function navbarItems({guide, about}: Words['site']['navbar']): NavbarItem[] {
  return [
    {type: 'docSidebar', sidebarId: 'defaultSidebar', position: 'left', label: guide},
    {to: '/markdown-page', position: 'left', label: about},
    {type: 'docsVersionDropdown', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
    {type: 'search', position: 'right'},
  ];
}
