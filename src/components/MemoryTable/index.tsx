import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import FactTable from '@site/src/components/FactTable';
import type {MemoryTableProps} from './resolve';

/** How much memory a server needs, by players online. */
export default function MemoryTable({sizes}: MemoryTableProps): ReactNode {
  return (
    <FactTable
      caption={translate({id: 'component.MemoryTable.caption'})}
      columns={[
        translate({id: 'component.MemoryTable.players'}),
        translate({id: 'component.MemoryTable.memory'}),
        translate({id: 'component.MemoryTable.remark'}),
      ]}
      rows={sizes.map(({id, players, memory, remark}) => ({
        id,
        heading: players,
        cells: [<strong key="memory">{memory}</strong>, remark],
      }))}
    />
  );
}
