import type {NavbarItem} from '@docusaurus/theme-common';

/** The items of the top navigation bar, left to right. */
export const navbarItems: NavbarItem[] = [
  {type: 'docSidebar', sidebarId: 'defaultSidebar', position: 'left', label: 'Guide'},
  {to: '/markdown-page', position: 'left', label: 'About this guide'},
  {type: 'docsVersionDropdown', position: 'right'},
  {type: 'localeDropdown', position: 'right'},
  {type: 'search', position: 'right'},
];
