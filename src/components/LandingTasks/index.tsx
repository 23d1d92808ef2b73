import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {resolve} from './resolve';
import styles from './styles.module.css';

/** The tasks of a landing page, the way to the edition of a reader's server, and the facts of this one. */
export default function LandingTasks(props: ReturnType<typeof resolve>): ReactNode {
  const {tasks, editions, facts} = props;
  return (
    <>
      <ul className={`guide-list ${styles.tasks}`}>
        {tasks.map(({icon, to, title, text}) => (
          <li key={to}>
            {/* The pictogram: src/css/pictograms.css. */}
            <Link className={`${styles.task} guide-pictogram guide-pictogram--${icon}`} to={to}>
              <span>
                <strong className="guide-phrases">{title}</strong>
                <span className="guide-phrases">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <nav aria-label={editions.label}>
        <strong>{editions.label}</strong>
        <ul className={`guide-list guide-row ${styles.editions}`}>
          {editions.links.map(({to, text, isThis}) => (
            <li key={to}>
              {/* tests/site/links.test.ts checks the links between versions. */}
              <Link to={to} data-noBrokenLinkCheck aria-current={isThis ? 'true' : undefined}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <dl className={styles.facts}>
        {facts.map(({name, value}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
