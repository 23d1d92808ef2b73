import type {ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import type {SaveToolsTableProps} from './resolve';

/** Tools that change saves: what each one does and which saves it reads. */
export default function SaveToolsTable({caption, columns, tools}: SaveToolsTableProps): ReactNode {
  return (
    <FactTable
      caption={caption}
      columns={columns}
      rows={tools.map(({id, repository, cells}) => ({
        id,
        anchor: `tool-${id}`,
        heading: (
          <a href={`https://github.com/${repository}`} translate="no">
            {repository}
          </a>
        ),
        cells,
      }))}
    />
  );
}
