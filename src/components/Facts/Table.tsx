import type {ReactNode} from 'react';
import clsx from 'clsx';
import Phrases from '@site/src/components/Phrases';
import {PHRASE_END} from '@site/src/core/text/phraseEnd';
import {CellView} from './Cell';
import styles from './table.module.css';
import type {Table} from './types';

/**
 * A table with a heading for each row and each column. On a narrow screen it needs no scrolling
 * sideways: each row becomes a block, each cell carries its column's name, and the headings of the
 * columns are only read out.
 */
export default function FactTable({
  caption,
  columns,
  rows,
  lines,
  hasWideHeadings,
}: Table): ReactNode {
  return (
    <div className="guide-scroll">
      <table className={clsx(styles.table, hasWideHeadings && styles.wideHeadings)}>
        <caption className="guide-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <Phrases of={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({anchor, heading, cells}, row) => (
            <tr key={row} id={anchor}>
              <th scope="row">
                <CellView cell={heading} />
              </th>
              {cells.map((cell, index) => (
                <td key={index} data-column={columns[index + 1]?.replaceAll(PHRASE_END, '')}>
                  <div>
                    <CellView cell={cell} lines={lines} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
