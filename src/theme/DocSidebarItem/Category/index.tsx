import type {ReactNode} from 'react';
import DocSidebarItemCategory from '@theme-original/DocSidebarItem/Category';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import Phrases from '@site/src/components/Phrases';
import {PHRASE_END} from '@site/src/core/text/phraseEnd';
import type {Props} from '@theme/DocSidebarItem/Category';

export default function CategoryOrItsPage({item, ...props}: Props): ReactNode {
  const [page, ...others] = item.items;
  // The label is an element and a string, because the theme also writes it into `aria-label`.
  const label = Object.assign(
    [<Phrases key="label" of={item.label.replaceAll('・', `・${PHRASE_END}`)} />],
    {toString: () => item.label},
  ) as unknown as string;
  return props.level > 1 && page?.type === 'link' && others.length === 0 ? (
    <DocSidebarItemLink item={page} {...props} />
  ) : (
    <DocSidebarItemCategory item={{...item, label}} {...props} />
  );
}
