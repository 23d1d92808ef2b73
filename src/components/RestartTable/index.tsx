import type {ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import WithCode from '@site/src/components/FactTable/WithCode';
import type {RestartTableProps} from './resolve';

/** When a server starts again without anybody typing a command, and how to keep it down. */
export default function RestartTable({rows, isShort, words}: RestartTableProps): ReactNode {
  const runs = words.runs;
  const shutdown = words.shutdown;
  const stay = words.stay;
  const caption = words.caption;
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
      columns={[runs, words.crash, shutdown, words.reboot, stay, words.start]}
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
