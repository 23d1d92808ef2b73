import {useEffect, useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {Collapsible, isRegexpStringMatch, useCollapsible} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import {isCurrent, itemsOfMenu, type MenuName} from '../itemsOfMenu';

const isItemActive = (item: LinkLikeNavbarItemProps, pathname: string) =>
  isSamePath(item.to, pathname) ||
  isRegexpStringMatch(item.activeBaseRegex, pathname) ||
  Boolean(item.activeBasePath && pathname.startsWith(item.activeBasePath));

export default function DropdownNavbarItemMobile({
  items,
  className,
  position: _position,
  onClick,
  label,
  menuName,
  builds,
  hasCurrent = true,
  startsClosed = false,
  ...props
}: Props & MenuName): ReactNode {
  const listId = useId();
  // Paths in the configuration start below the language's base, and those of the versions include
  // it.
  const pathnames = [useLocalPathname(), useLocation().pathname];
  const isActive = pathnames.some(
    (pathname) =>
      isSamePath(props.to, pathname) || items.some((item) => isItemActive(item, pathname)),
  );
  const {collapsed, toggleCollapsed, setCollapsed} = useCollapsible({
    initialState: () => startsClosed || !isActive,
  });

  useEffect(() => {
    if (isActive && !startsClosed) {
      setCollapsed(false);
    }
  }, [isActive, setCollapsed, startsClosed]);

  const current = items.find(isCurrent)?.label;

  return (
    <li className={clsx('menu__list-item', {'menu__list-item--collapsed': collapsed})}>
      <button
        type="button"
        className={clsx(
          'clean-btn menu__link menu__link--sublist menu__link--sublist-caret',
          className,
        )}
        aria-expanded={!collapsed}
        aria-controls={listId}
        onClick={toggleCollapsed}
      >
        {startsClosed && menuName && current ? (
          <>
            {menuName}
            {current}
          </>
        ) : (
          (props.children ?? label)
        )}
      </button>
      <div id={listId}>
        <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
          {itemsOfMenu(items, {...props, label}, {builds, hasCurrent}).map((item, index) => (
            <NavbarItem
              mobile
              isDropdownItem
              onClick={onClick}
              activeClassName="menu__link--active"
              {...item}
              key={index}
            />
          ))}
        </Collapsible>
      </div>
    </li>
  );
}
