import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {LandingTask, LandingTasksProps} from './resolve';
import styles from './styles.module.css';

/** Drawn on a grid of 24, in lines that take the colour of the text. */
const icons: Readonly<Record<LandingTask['icon'], string>> = {
  need: 'M12 3a9 9 0 1 0 .01 0M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .9-1 1.7M12 17h.01',
  setUp: 'M4 4h16v6H4zM4 14h16v6H4zM8 7h.01M8 17h.01M12 7h5M12 17h5',
  rent: 'M7 19a4.5 4.5 0 0 1-.5-8.95 6 6 0 0 1 11.4 1.5A3.8 3.8 0 0 1 17.5 19z',
  join: 'M10 4h9v16h-9M3 12h11M10 8l4 4-4 4',
  trouble: 'M12 3l9.5 17h-19zM12 10v4M12 17h.01',
  slow: 'M4 18a9 9 0 1 1 16 0M12 14l4-5M12 14h.01',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  script: 'M4 5h16v14H4zM7 9l3 3-3 3M12 15h5',
};

/** The tasks of a landing page, the way to the edition of a reader's server, and the facts of this one. */
export default function LandingTasks({tasks, editions, facts}: LandingTasksProps): ReactNode {
  return (
    <>
      <ul className={styles.tasks}>
        {tasks.map(({icon, to, title, text}) => (
          <li key={to}>
            <Link className={styles.task!} to={to}>
              <svg
                viewBox="0 0 24 24"
                width="24"
                height="24"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d={icons[icon]} />
              </svg>
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
        <ul className={styles.editions}>
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
