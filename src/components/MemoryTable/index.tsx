import type {ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import type {MemoryTableProps} from './resolve';

/** How much memory a server needs, by players online. */
export default function MemoryTable({sizes, words}: MemoryTableProps): ReactNode {
  return (
    <FactTable
      caption={words.caption}
      columns={[words.players, words.memory, words.remark]}
      rows={sizes.map(({id, players, memory, remark}) => ({
        id,
        heading: players,
        cells: [<strong key="memory">{memory}</strong>, remark],
      }))}
    />
  );
}
