import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import FactTable from '@site/src/components/FactTable';
import type {EditionsTableProps} from './resolve';

/** Which edition of the guide to read for which build. */
export default function EditionsTable({editions, words}: EditionsTableProps): ReactNode {
  return (
    <FactTable
      caption={words.caption}
      columns={[words.builds, words.edition, words.days]}
      rows={editions.map(({id, builds, link, days}) => ({
        id,
        heading: builds,
        cells: [
          // A preview may hold only some versions; tests/site/links.test.ts checks the links of the whole site.
          <Link key="edition" to={link.to} data-noBrokenLinkCheck>
            {link.text}
          </Link>,
          days,
        ],
      }))}
    />
  );
}
