import type {ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import WithCode from '@site/src/components/FactTable/WithCode';
import type {HandbookTableProps} from './resolve';
import styles from './styles.module.css';

/** A table of the pages about operation; the row headings lead to the sections of the page. */
export default function HandbookTable({caption, columns, rows}: HandbookTableProps): ReactNode {
  return (
    <div className={styles.table}>
      <FactTable
        caption={caption}
        columns={columns}
        rows={rows.map(({id, heading, section, cells}) => ({
          id,
          heading: section ? (
            <a href={`#${section}`}>
              <WithCode text={heading} />
            </a>
          ) : (
            <WithCode text={heading} />
          ),
          cells: cells.map((cell) => <WithCode key={cell} text={cell} />),
        }))}
      />
    </div>
  );
}
