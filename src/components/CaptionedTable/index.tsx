import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface CaptionedTableProps {
  /** What the table shows, in a few words; read out by screen readers. */
  readonly caption: string;
  /** Headings of all columns, that of the row headings first. */
  readonly columns: readonly string[];
  readonly className?: string | undefined;
  /** The rows, each with a heading of its own. */
  readonly children: ReactNode;
}

/**
 * The frame of a table that needs no scrolling sideways: on a narrow screen rows and cells are below
 * each other and the headings of the columns are only read out. What a cell then says of its column
 * is up to the table (FactTable, ReferenceOverview).
 */
export default function CaptionedTable({
  caption,
  columns,
  className,
  children,
}: CaptionedTableProps): ReactNode {
  return (
    <table className={clsx(styles.table, className)}>
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
      <tbody>{children}</tbody>
    </table>
  );
}
