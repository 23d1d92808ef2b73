import type {ReactNode} from 'react';
import DocSidebarItemCategory from '@theme-original/DocSidebarItem/Category';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Category';

/** Inside a group, a category with one page is that page: its index page has an address, and no row. */
export default function CategoryOrItsPage({item, ...props}: Props): ReactNode {
  const [page, ...others] = item.items;
  return props.level > 1 && page?.type === 'link' && others.length === 0 ? (
    <DocSidebarItemLink item={page} {...props} />
  ) : (
    <DocSidebarItemCategory item={item} {...props} />
  );
}
