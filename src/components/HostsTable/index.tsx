import type {ReactNode} from 'react';
import DatedName from '@site/src/components/DatedName';
import FactTable from '@site/src/components/FactTable';
import type {HostsTableProps} from './resolve';

/** What each host rents out, and what it calls the firewall in front of the machine. */
export default function HostsTable({caption, columns, hosts}: HostsTableProps): ReactNode {
  return (
    <FactTable
      caption={caption}
      columns={columns}
      rows={hosts.map(({id, name, asOf, cells}) => ({
        id,
        anchor: `host-${id}`,
        heading: <DatedName name={name} asOf={asOf} />,
        cells,
      }))}
    />
  );
}
