import type {ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import type {ServerKindsTableProps} from './resolve';

/** The kinds of server side by side: one column per kind, one row per question. */
export default function ServerKindsTable({
  kinds,
  questions,
  words,
}: ServerKindsTableProps): ReactNode {
  return (
    <FactTable
      caption={words.caption}
      columns={[words.question, ...kinds.map(({name}) => name)]}
      rows={questions.map(({id, text, answers}) => ({id, heading: text, cells: answers}))}
    />
  );
}
