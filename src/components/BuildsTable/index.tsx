import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import FactTable from '@site/src/components/FactTable';
import type {BuildsTableProps} from './resolve';

/** Every public build with its day, the edition to read, and the ids that install it. */
export default function BuildsTable({builds, words}: BuildsTableProps): ReactNode {
  return (
    <FactTable
      caption={words.caption}
      columns={[words.build, words.day, words.edition, words.manifest, words.tag, words.steam]}
      rows={builds.map(({build, day, edition, manifest, tag, steam}) => ({
        id: build,
        anchor: `build-${build}`,
        heading: build,
        cells: [
          day,
          // A preview may hold only some versions; tests/site/links.test.ts checks the links of the whole site.
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
