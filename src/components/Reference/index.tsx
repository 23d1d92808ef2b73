import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface ReferenceProps {
  /** As it is written: `-publiclobby`, `Shutdown`, `POST /v1/api/shutdown`; or words. */
  readonly name: string;
  /** Where it is explained; words without it are only said. */
  readonly to?: string;
  readonly isWords?: true;
  /** A build of few editions may lack the page: its own build checks it. */
  readonly isOtherVersion?: true;
}

/** A name in running text that leads to its entry: an argument, a command, a REST operation, a page. */
export default function Reference(props: ReferenceProps): ReactNode {
  const {name, to, isWords, isOtherVersion} = props;
  const text = isWords ? (
    name
  ) : (
    <code className={styles.name} translate="no">
      {name}
    </code>
  );
  return to === undefined ? (
    text
  ) : (
    <Link to={to} data-noBrokenLinkCheck={isOtherVersion ?? false}>
      {text}
    </Link>
  );
}
