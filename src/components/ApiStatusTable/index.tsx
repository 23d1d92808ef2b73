import type {ReactNode} from 'react';
import FactTable from '../FactTable';
import WithCode from '../FactTable/WithCode';
import type {ApiStatusTableProps} from './resolve';
import styles from './styles.module.css';

/** What each status code of an operation means, and what to do about it. */
export default function ApiStatusTable({rows, words}: ApiStatusTableProps): ReactNode {
  return (
    <FactTable
      caption={words.caption}
      columns={[words.status, words.cause, words.fix]}
      rows={rows.map(({status, cause, fix}) => ({
        id: status,
        heading: (
          <code className={styles.status} translate="no">
            {status}
          </code>
        ),
        cells: [
          <WithCode key="cause" text={cause} />,
          fix ? <WithCode key="fix" text={fix} /> : '–',
        ],
      }))}
    />
  );
}
