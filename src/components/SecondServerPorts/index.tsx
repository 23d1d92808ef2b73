import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import FactTable from '@site/src/components/FactTable';
import type {SecondServerPortsProps} from './resolve';

/** Which port a second server on the same machine uses instead of which. */
export default function SecondServerPorts({ports}: SecondServerPortsProps): ReactNode {
  return (
    <FactTable
      caption={translate({id: 'component.SecondServerPorts.caption'})}
      columns={[
        translate({id: 'component.SecondServerPorts.port'}),
        translate({id: 'component.SecondServerPorts.first'}),
        translate({id: 'component.SecondServerPorts.second'}),
        translate({id: 'component.SecondServerPorts.change'}),
      ]}
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
