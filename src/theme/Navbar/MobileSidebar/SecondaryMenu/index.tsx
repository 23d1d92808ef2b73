import {useEffect, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import SecondaryMenu from '@theme-original/Navbar/MobileSidebar/SecondaryMenu';
import {showActiveRow} from '@site/src/browser/scroll/showActiveRow';

export default function SecondaryMenuWithVersions(): ReactNode {
  const sidebar = useNavbarMobileSidebar();
  const {shown, content} = useNavbarSecondaryMenu();
  const items = useThemeConfig().navbar.items as NavbarItemProps[];
  const isShown = sidebar.shown && shown && content !== undefined;
  useEffect(() => {
    if (isShown) {
      showActiveRow('.navbar-sidebar__item:last-child');
    }
  }, [isShown]);

  return (
    <>
      <ul className="menu__list">
        {items
          .filter(({type}) => type === 'docsVersionDropdown' || type === 'localeDropdown')
          .map((item) => (
            <NavbarItem
              {...item}
              {...{startsClosed: true}}
              mobile
              key={item.type}
              onClick={() => sidebar.toggle()}
            />
          ))}
      </ul>
      <SecondaryMenu />
    </>
  );
}
