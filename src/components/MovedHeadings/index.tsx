import {useEffect, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {MovedHeadingsProps} from './resolve';

/**
 * Leads the addresses of headings that are on another page now to that page. Without scripts a reader
 * arrives here, beside words that link to it.
 */
export default function MovedHeadings({to, ids}: MovedHeadingsProps): ReactNode {
  const {hash} = useLocation();
  const page = useBaseUrl(to);
  useEffect(() => {
    if (ids.includes(hash.slice(1))) {
      // Not by the router: the page that is left has perhaps not been hydrated.
      window.location.replace(page + hash);
    }
  }, [hash, ids, page]);
  return ids.map((id) => <span key={id} id={id} />);
}
