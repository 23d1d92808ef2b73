import {use, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarSiblings,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocCardList';
import Phrases from '@site/src/components/Phrases';
import {phrasesOfLabel} from '@site/src/core/text/phraseEnd';
import {DescriptionsContext} from '@site/src/components/Descriptions';
import styles from './styles.module.css';

const isPage = (item: PropSidebarItem): item is PropSidebarItemLink => item.type === 'link';

const firstPageOf = (item: PropSidebarItem): PropSidebarItemLink | undefined =>
  isPage(item)
    ? item
    : item.type === 'category'
      ? item.items.map(firstPageOf).find(Boolean)
      : undefined;

function Entry({item}: {readonly item: PropSidebarItem}): ReactNode {
  const descriptions = use(DescriptionsContext);
  const {docs} = useDocsVersion();
  if (item.type === 'html') {
    return null;
  }
  const href = (isPage(item) ? item.href : findFirstSidebarItemLink(item)) ?? '';
  const id = firstPageOf(item)?.docId ?? '';
  const text = item.description ?? descriptions[id] ?? docs[id]?.description;
  return (
    <li>
      <Link to={href} className={clsx(item.className && 'guide-pictogram', item.className)}>
        <strong>
          <Phrases of={phrasesOfLabel(item)} />
        </strong>
      </Link>
      {text && <p>{text}</p>}
    </li>
  );
}

function ListOfSiblings(): ReactNode {
  return <DocCardList items={useCurrentSidebarSiblings()} />;
}

/** Lists the other pages of the same group if no items are given, as the theme does. */
export default function DocCardList({items}: Props): ReactNode {
  if (!items) {
    return <ListOfSiblings />;
  }
  return (
    <ul className={`guide-list ${styles.list}`}>
      {filterDocCardListItems(items).map((item, index) => (
        <Entry key={index} item={item} />
      ))}
    </ul>
  );
}
