import type {ReactNode} from 'react';
import Phrases from '@site/src/components/Phrases';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {CellView} from './Cell';
import type {Table} from './types';

export default function FactTable({caption, columns, rows}: Table): ReactNode {
  return (
    <ScrollingTable>
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
              <td key={index}>
                <CellView cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
