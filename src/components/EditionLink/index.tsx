import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {pageIn, usePageEdition} from '@site/src/components/PageEdition';

interface EditionLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** Leads to the edition that the reader chose last. */
export default function EditionLink({to, children}: EditionLinkProps): ReactNode {
  return (
    // tests/site/links.test.ts checks these links in place of Docusaurus.
    <Link to={pageIn(usePageEdition(), to)} data-noBrokenLinkCheck>
      {children}
    </Link>
  );
}
