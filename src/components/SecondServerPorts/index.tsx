import type {ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import type {SecondServerPortsProps} from './resolve';

/** Which port a second server on the same machine uses instead of which. */
export default function SecondServerPorts({ports, words}: SecondServerPortsProps): ReactNode {
  return (
    <FactTable
      caption={words.caption}
      columns={[words.port, words.first, words.second, words.change]}
      rows={ports.map(({id, name, first, second, change}) => ({
        id,
        heading: name,
        cells: [
          first,
          second,
          <code key="change" translate="no">
            {change}
          </code>,
        ],
      }))}
    />
  );
}
