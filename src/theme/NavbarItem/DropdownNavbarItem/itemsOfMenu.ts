import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';

export interface MenuName {
  /** Screen readers need it, because '0.6.8' alone does not say that it is a version. */
  readonly menuName?: string;
  readonly startsClosed?: boolean;
  readonly builds?: Readonly<Record<string, string>> | undefined;
  /** The theme takes the edition at the root for the current edition on pages of no edition. */
  readonly hasCurrent?: boolean;
}

type Item = LinkLikeNavbarItemProps;

/** The theme marks a current language by a class only. */
export function isCurrent(item: Item): boolean {
  const {isActive} = item as {isActive?: () => boolean};
  return isActive?.() ?? /(?:dropdown|menu)__link--active/.test(item.className ?? '');
}

/** The target of a dropdown becomes its first item, because its button opens the menu. */
export function itemsOfMenu(
  items: readonly Item[],
  {to, href, label}: {readonly to?: unknown; readonly href?: unknown; readonly label?: unknown},
  {builds, hasCurrent = true}: Pick<MenuName, 'builds' | 'hasCurrent'>,
): readonly Item[] {
  const target = to ?? href;
  const pathOf = (text: string | undefined) => text?.replace(/[?#].*$/, '');
  const leadsThere = (item: Item) => pathOf(item.to ?? item.href) === pathOf(target as string);
  const isOwn = typeof target === 'string' && target !== '#' && !items.some(leadsThere);
  const first = {label, [to ? 'to' : 'href']: target} as Item;
  return [...(isOwn ? [first] : []), ...items].map((item) => {
    const own = typeof item.label === 'string' ? builds?.[item.label] : undefined;
    return {
      ...item,
      ...(!hasCurrent && {isActive: () => false}),
      ...(/__link--active/.test(item.className ?? '') && {'aria-current': 'true'}),
      ...(own && {'aria-description': own}),
    };
  });
}
