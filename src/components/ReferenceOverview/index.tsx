import type {ReactNode} from 'react';
import CaptionedTable from '../CaptionedTable';
import styles from './styles.module.css';

interface ReferenceOverviewProps {
  /** What the table shows, in a few words; read out by screen readers. */
  readonly caption: string;
  /** Headings of all columns: the name's, what it does, then short facts. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    /** The name of the entry, whose id on the page is `id`. */
    readonly name: string;
    readonly id: string;
    readonly cells: readonly ReactNode[];
  }[];
}

/**
 * All entries of a reference page at a glance, each leading to its heading below. On a phone a row
 * becomes a short block: the name, what it does, and only the short facts with their label.
 */
export default function ReferenceOverview({
  caption,
  columns,
  rows,
}: ReferenceOverviewProps): ReactNode {
  return (
    <CaptionedTable className={styles.overview} caption={caption} columns={columns}>
      {rows.map(({name, id, cells}) => (
        <tr key={id}>
          <th scope="row">
            <a href={`#${id}`} className={styles.name}>
              <code translate="no">{name}</code>
            </a>
          </th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]} data-label={index > 0 ? columns[index + 1] : undefined}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </CaptionedTable>
  );
}
