import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {InNewestProps} from './resolve';

/** A link to a page of the newest edition, which a build of few editions may lack. */
export default function InNewest({to, text}: InNewestProps): ReactNode {
  return (
    <Link to={to} data-noBrokenLinkCheck>
      {text}
    </Link>
  );
}
