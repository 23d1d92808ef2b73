import type {ReactNode} from 'react';
import DatedName from '@site/src/components/DatedName';
import FactTable from '@site/src/components/FactTable';
import type {LinesTableProps} from './resolve';
import styles from './styles.module.css';

/** Services of Japanese lines, and which ports each one lets a home open. */
export default function LinesTable({caption, columns, lines}: LinesTableProps): ReactNode {
  return (
    <FactTable
      caption={caption}
      columns={columns}
      rows={lines.map(({id, name, method, opening, examples, prefix, asOf}) => ({
        id,
        anchor: `line-${id}`,
        heading: <DatedName name={name} asOf={asOf} />,
        cells: [
          <span key="method" className={styles.method}>
            {method}
          </span>,
          opening,
          examples,
          prefix ? (
            <code key="prefix" translate="no">
              {prefix}
            </code>
          ) : (
            '―'
          ),
        ],
      }))}
    />
  );
}
