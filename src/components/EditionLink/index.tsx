import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {pageIn, usePageEdition} from '@site/src/components/PageEdition';

interface EditionLinkProps {
  /** The address of a page in the edition at the root, '/sources'. */
  readonly to: string;
  readonly children: ReactNode;
}

/** On pages of no edition: a link to a page of the edition that the reader chose last. */
export default function EditionLink({to, children}: EditionLinkProps): ReactNode {
  return (
    // Of all editions only one is asked for; tests/site/links.test.ts follows what the build writes.
    <Link to={pageIn(usePageEdition(), to)} data-noBrokenLinkCheck>
      {children}
    </Link>
  );
}
