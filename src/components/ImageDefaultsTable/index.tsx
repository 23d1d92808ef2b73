import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import FactTable from '@site/src/components/FactTable';
import type {ImageDefaultsTableProps} from './resolve';

const code = (text: string): ReactNode => (
  <code key={text} translate="no">
    {text}
  </code>
);

/** Settings for which the community images write another default than the version has. */
export default function ImageDefaultsTable({
  images,
  rows,
  words,
}: ImageDefaultsTableProps): ReactNode {
  return (
    <FactTable
      caption={words.caption}
      columns={[words.setting, words.own, ...images]}
      rows={rows.map(({key, path, own, written}) => ({
        id: key,
        heading: (
          <Link to={path} translate="no">
            <code>{key}</code>
          </Link>
        ),
        cells: [
          code(own),
          ...written.map((value) => (value === undefined ? words.same : code(value))),
        ],
      }))}
    />
  );
}
