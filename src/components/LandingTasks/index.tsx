import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Phrases from '@site/src/components/Phrases';
import {pageIn, usePageEdition} from '@site/src/components/PageEdition';
import type {resolve} from './resolve';
import styles from './styles.module.css';

/** The tasks of a landing page; those of the front page lead to the edition that was chosen. */
export default function LandingTasks({tasks, isFrontPage}: ReturnType<typeof resolve>): ReactNode {
  const edition = usePageEdition();
  const addressOf = (to: string) => (isFrontPage && !edition.isLast ? pageIn(edition, to) : to);
  return (
    <ul className={`guide-list ${styles.tasks}`}>
      {tasks.map(({icon, to, title, text}) => (
        <li key={to}>
          {/* The pictogram: src/css/pictograms.css. */}
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
