import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import FactTable from '@site/src/components/FactTable';
import type {ServerKindsTableProps} from './resolve';

/** The kinds of server side by side: one column per kind, one row per question. */
export default function ServerKindsTable({kinds, questions}: ServerKindsTableProps): ReactNode {
  return (
    <FactTable
      caption={translate({id: 'component.ServerKindsTable.caption'})}
      columns={[
        translate({id: 'component.ServerKindsTable.question'}),
        ...kinds.map(({name}) => name),
      ]}
      rows={questions.map(({id, text, answers}) => ({id, heading: text, cells: answers}))}
    />
  );
}
