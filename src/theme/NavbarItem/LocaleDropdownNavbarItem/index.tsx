import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import LocaleDropdown from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';

/** Names the menu, so that 'English' is read as 'Language: English'. */
export default function NamedLocaleDropdown(props: Props): ReactNode {
  const menuName = translate({id: 'theme.navbar.languageMenu.name'});
  return <LocaleDropdown {...{...props, menuName}} />;
}
