import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface FactTableProps {
  /** What the table shows, in a few words; read out by screen readers. */
  readonly caption: string;
  /** Headings of all columns, that of the row headings first. */
  readonly columns: readonly string[];
  readonly rows: readonly FactRow[];
}

export interface FactRow {
  readonly id: string;
  /** Makes the row a place of its own that links and the search open. */
  readonly anchor?: string | undefined;
  readonly heading: ReactNode;
  readonly cells: readonly ReactNode[];
}

/**
 * A table with a heading for each row and each column. On a narrow screen it needs no scrolling
 * sideways: each row becomes a block, each cell carries its column's name, and the headings of the
 * columns are only read out.
 */
export default function FactTable({caption, columns, rows}: FactTableProps): ReactNode {
  return (
    <table className={styles.table}>
      <caption className="guide-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({id, anchor, heading, cells}) => (
          <tr key={id} id={anchor}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                <div>{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
