import type {ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DocsRoot from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';
import {isElsewhere} from '@site/src/browser/version-routes/isElsewhere';

/**
 * The page for wrong addresses is built at /404.html, so it knows the real address only after
 * hydration.
 */
function DocsRootOfWrongAddress(props: Props): ReactNode {
  const location = useLocation();
  const built = useBaseUrl('/404.html');
  const isBrowser = useIsBrowser();
  return (
    <Route
      location={isBrowser ? location : {...location, pathname: built, search: '', hash: ''}}
      render={() => <DocsRoot {...props} />}
    />
  );
}

/**
 * Only the page for wrong addresses calls `useIsBrowser`, which would render any other page a
 * second time.
 */
export default function DocsRootAtItsAddress(props: Props): ReactNode {
  const {pathname} = useLocation();
  return isElsewhere(pathname) ? <DocsRootOfWrongAddress {...props} /> : <DocsRoot {...props} />;
}
