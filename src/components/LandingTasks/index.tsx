import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {TaskIconId} from '../LandingFacts/landing';
import type {LandingTasksProps} from './resolve';
import styles from './styles.module.css';

/** Drawn on a grid of 24, in lines that take the colour of the text. */
const icons: Readonly<Record<TaskIconId, string>> = {
  setUp: 'M4 4h16v6H4zM4 14h16v6H4zM8 7h.01M8 17h.01M12 7h5M12 17h5',
  join: 'M10 4h9v16h-9M3 12h11M10 8l4 4-4 4',
  trouble: 'M12 3l9.5 17h-19zM12 10v4M12 17h.01',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  script: 'M4 5h16v14H4zM7 9l3 3-3 3M12 15h5',
};

/** The tasks of a landing page. */
export default function LandingTasks({tasks, isCompact}: LandingTasksProps): ReactNode {
  return (
    <ul className={clsx(styles.tasks, isCompact && styles.compact)}>
      {tasks.map(({icon, to, title, text}) => (
        <li key={to}>
          <Link className={clsx(styles.task)} to={to}>
            <svg
              className={styles.icon}
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
              {!isCompact && <span className={clsx(styles.text, 'guide-phrases')}>{text}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
