import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import FactTable from '@site/src/components/FactTable';
import type {MemoryTableProps} from './resolve';

/** How much memory a server needs, by players online. */
export default function MemoryTable({sizes}: MemoryTableProps): ReactNode {
  return (
    <FactTable
      caption={translate({id: 'component.MemoryTable.caption', message: 'Memory by players'})}
      columns={[
        translate({id: 'component.MemoryTable.players', message: 'Players online'}),
        translate({id: 'component.MemoryTable.memory', message: 'Memory'}),
        translate({id: 'component.MemoryTable.remark', message: 'Remark'}),
      ]}
      rows={sizes.map(({id, players, memory, remark}) => ({
        id,
        heading: players,
        cells: [<strong key="memory">{memory}</strong>, remark],
      }))}
    />
  );
}
