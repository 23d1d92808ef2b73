import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {HitGroup} from '@site/src/core/search/types';
import {Marked, moreOnPage, Snippet} from './parts';
import styles from './panel.module.css';

interface OptionsProps {
  readonly groups: readonly HitGroup[];
  readonly allResults: string;
  readonly idOf: (at: number) => string;
  readonly active: number;
  readonly onActive: (at: number) => void;
}

/** The hits by their pages, and last the way to all of them: the options of the list. */
export default function Options(props: OptionsProps): ReactNode {
  const {groups, allResults, idOf, active, onActive} = props;
  const option = (at: number) => ({
    id: idOf(at),
    role: 'option',
    tabIndex: -1,
    'aria-selected': at === active,
    onMouseMove: () => onActive(at),
    // The focus stays in the input.
    onMouseDown: (event: {preventDefault: () => void}) => event.preventDefault(),
  });
  const firstOf = (groupAt: number) =>
    groups.slice(0, groupAt).reduce((before, {hits}) => before + hits.length, 0);
  const last = firstOf(groups.length);
  return (
    <>
      {groups.map((group, groupAt) => (
        <div
          key={group.url}
          role="group"
          aria-labelledby={`${idOf(firstOf(groupAt))}group`}
          className={styles.group}
        >
          <div
            id={`${idOf(firstOf(groupAt))}group`}
            role="presentation"
            className={clsx(
              styles.page,
              // The first hit is the page itself and says its title.
              group.hits[0]?.hash === '' && 'guide-hidden',
            )}
          >
            {group.title}
          </div>
          {group.hits.map((hit, hitAt) => {
            const at = firstOf(groupAt) + hitAt;
            return (
              <Link
                key={hit.hash}
                {...option(at)}
                to={hit.url + hit.hash}
                className={clsx(styles.hit, at === active && styles.active)}
              >
                <span className={styles.title}>
                  <Marked {...hit.title} />
                </span>
                <Snippet {...hit} />
              </Link>
            );
          })}
          {group.moreCount > 0 && (
            <div role="presentation" className={styles.more}>
              {moreOnPage(group.moreCount)}
            </div>
          )}
        </div>
      ))}
      <Link
        {...option(last)}
        to={allResults}
        className={clsx(styles.hit, styles.all, active === last && styles.active)}
      >
        {translate({id: 'theme.SearchBar.seeAll'})}
      </Link>
    </>
  );
}
