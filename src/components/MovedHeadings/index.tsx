import {useEffect, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {MovedHeadingsProps} from './resolve';

export default function MovedHeadings({to, ids}: MovedHeadingsProps): ReactNode {
  const {hash} = useLocation();
  const page = useBaseUrl(to);
  useEffect(() => {
    if (ids.includes(hash.slice(1))) {
      // The browser changes the page, because the router can't before hydration.
      window.location.replace(page + hash);
    }
  }, [hash, ids, page]);
  return ids.map((id) => <span key={id} id={id} />);
}
