import type {ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DocsRoot from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';
import {isElsewhere} from '@site/src/browser/version-routes/isElsewhere';

/**
 * The one page for wrong addresses of a language is shown at every such address, also below the path
 * of an old version. It begins as it was built, at /404.html, and looks at the real address (which
 * version? where does the language menu lead?) once React has taken it over.
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

/** Any other page has nothing to wait for: to ask for the browser would render it a second time. */
export default function DocsRootAtItsAddress(props: Props): ReactNode {
  const {pathname} = useLocation();
  return isElsewhere(pathname) ? <DocsRootOfWrongAddress {...props} /> : <DocsRoot {...props} />;
}
