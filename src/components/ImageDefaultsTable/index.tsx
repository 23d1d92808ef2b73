import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import FactTable from '@site/src/components/FactTable';
import type {ImageDefaultsTableProps} from './resolve';

const code = (text: string): ReactNode => (
  <code key={text} translate="no">
    {text}
  </code>
);

/** Settings for which the community images write another default than the version has. */
export default function ImageDefaultsTable({
  version,
  images,
  rows,
}: ImageDefaultsTableProps): ReactNode {
  return (
    <FactTable
      caption={translate({id: 'component.ImageDefaultsTable.caption'})}
      columns={[
        translate({id: 'component.ImageDefaultsTable.setting'}),
        translate({id: 'component.ImageDefaultsTable.own'}, {version}),
        ...images,
      ]}
      rows={rows.map(({key, path, own, written}) => ({
        id: key,
        heading: (
          <Link to={path} translate="no">
            <code>{key}</code>
          </Link>
        ),
        cells: [
          code(own),
          ...written.map((value) =>
            value === undefined
              ? translate({id: 'component.ImageDefaultsTable.same'})
              : code(value),
          ),
        ],
      }))}
    />
  );
}
