import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import FactTable from '@site/src/components/FactTable';
import type {PlatformsTableProps} from './resolve';

/** Which players can join, and how they find the server. */
export default function PlatformsTable({platforms}: PlatformsTableProps): ReactNode {
  return (
    <FactTable
      caption={translate({id: 'component.PlatformsTable.caption'})}
      columns={[
        translate({id: 'component.PlatformsTable.platform'}),
        translate({id: 'component.PlatformsTable.joining'}),
        translate({id: 'component.PlatformsTable.finding'}),
      ]}
      rows={platforms.map(({id, name, joining, finding}) => ({
        id,
        heading: name,
        cells: [<strong key="joining">{joining.text}</strong>, finding],
      }))}
    />
  );
}
