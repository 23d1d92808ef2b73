import type {ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import SourceNote from '@site/src/components/SourceNote';
import WithCode from '@site/src/components/FactTable/WithCode';
import type {PortsTableProps} from './resolve';
import styles from './styles.module.css';

/** The server's ports: number, use, how to change it, and whether the internet may reach it. */
export default function PortsTable({ports, words}: PortsTableProps): ReactNode {
  return (
    <FactTable
      caption={words.caption}
      columns={[words.port, words.use, words.change, words.exposure]}
      rows={ports.map((port) => ({
        id: port.id,
        anchor: `port-${port.number}`,
        heading: (
          <>
            <span className={styles.number} translate="no">
              {port.number}/{port.protocol}
            </span>{' '}
            <span className={styles.name}>{port.name}</span>
          </>
        ),
        cells: [
          <div key="use">
            <WithCode text={port.use} />
            <SourceNote {...port.source} />
          </div>,
          <code key="change" translate="no">
            {port.change}
          </code>,
          <strong key="exposure" className={styles[port.exposure.id]}>
            {port.exposure.text}
          </strong>,
        ],
      }))}
    />
  );
}
