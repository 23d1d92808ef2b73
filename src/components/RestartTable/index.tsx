import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import FactTable from '@site/src/components/FactTable';
import WithCode from '@site/src/components/FactTable/WithCode';
import type {RestartTableProps} from './resolve';

/** When a server starts again without anybody typing a command, and how to keep it down. */
export default function RestartTable({rows, isShort}: RestartTableProps): ReactNode {
  const runs = translate({id: 'component.RestartTable.runs'});
  const shutdown = translate({id: 'component.RestartTable.shutdown'});
  const stay = translate({id: 'component.RestartTable.stay'});
  const caption = translate({id: 'component.RestartTable.caption'});
  return isShort ? (
    <FactTable
      caption={caption}
      columns={[runs, shutdown, stay]}
      rows={rows.map((row) => ({
        id: row.id,
        heading: row.name,
        cells: [row.afterShutdown, <WithCode key="stay" text={row.stay} />],
      }))}
    />
  ) : (
    <FactTable
      caption={caption}
      columns={[
        runs,
        translate({id: 'component.RestartTable.crash'}),
        shutdown,
        translate({id: 'component.RestartTable.reboot'}),
        stay,
        translate({id: 'component.RestartTable.start'}),
      ]}
      rows={rows.map((row) => ({
        id: row.id,
        heading: row.name,
        cells: [
          row.afterCrash,
          row.afterShutdown,
          row.afterReboot,
          <WithCode key="stay" text={row.stay} />,
          <WithCode key="start" text={row.start} />,
        ],
      }))}
    />
  );
}
