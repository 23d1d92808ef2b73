import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Phrases from '@site/src/components/Phrases';
import {pageIn, usePageEdition} from '@site/src/components/PageEdition';
import type {resolve} from './resolve';
import styles from './styles.module.css';

/** The front page's tasks lead to the chosen edition. */
export default function LandingTasks({tasks, isFrontPage}: ReturnType<typeof resolve>): ReactNode {
  const edition = usePageEdition();
  const addressOf = (to: string) => (isFrontPage && !edition.isLast ? pageIn(edition, to) : to);
  return (
    <ul className={`guide-list ${styles.tasks}`}>
      {tasks.map(({icon, to, title, text}) => (
        <li key={to}>
          {/* src/css/pictograms.css draws the pictogram. */}
          <Link
            className={`${styles.task} guide-pictogram guide-pictogram--${icon}`}
            to={addressOf(to)}
          >
            <span>
              <strong className="guide-phrases">
                <Phrases of={title} />
              </strong>
              <span className="guide-phrases">
                <Phrases of={text} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
