import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import FactTable from '@site/src/components/FactTable';
import type {BuildsTableProps} from './resolve';

/** Every public build with its day, the edition to read, and the ids that install it. */
export default function BuildsTable({builds}: BuildsTableProps): ReactNode {
  return (
    <FactTable
      caption={translate({id: 'component.BuildsTable.caption'})}
      columns={[
        translate({id: 'component.BuildsTable.build'}),
        translate({id: 'component.BuildsTable.day'}),
        translate({id: 'component.BuildsTable.edition'}),
        translate({id: 'component.BuildsTable.manifest'}),
        translate({id: 'component.BuildsTable.tag'}),
        translate({id: 'component.BuildsTable.steam'}),
      ]}
      rows={builds.map(({build, day, edition, manifest, tag, steam}) => ({
        id: build,
        anchor: `build-${build}`,
        heading: build,
        cells: [
          day,
          // A preview may hold only some versions; tests/content checks the links of the whole site.
          <Link key="edition" to={edition.to} data-noBrokenLinkCheck>
            {edition.text}
          </Link>,
          manifest,
          tag,
          steam,
        ],
      }))}
    />
  );
}
