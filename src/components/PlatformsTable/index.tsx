import type {ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import type {PlatformsTableProps} from './resolve';

/** Which players can join, and how they find the server. */
export default function PlatformsTable({platforms, words}: PlatformsTableProps): ReactNode {
  return (
    <FactTable
      caption={words.caption}
      columns={[words.platform, words.joining, words.finding]}
      rows={platforms.map(({id, name, joining, finding}) => ({
        id,
        heading: name,
        cells: [<strong key="joining">{joining.text}</strong>, finding],
      }))}
    />
  );
}
