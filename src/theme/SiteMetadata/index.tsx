import type {ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {useLocation} from '@docusaurus/router';
import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';
import SiteMetadata from '@theme-original/SiteMetadata';
import {ownPages} from '@site/src/data/ownPages';

function useCanonicalPath(pathname: string): string {
  const newest = useVersions(undefined)[0]!;
  const {activeVersion, activeDoc, alternateDocVersions} = useActiveDocContext(undefined);
  if (activeDoc) {
    const same = ownPages.includes(activeDoc.id) ? undefined : alternateDocVersions[newest.name];
    return (same ?? activeDoc).path;
  }
  // Index pages of categories are not docs, and the newest edition has them all.
  const category = /\/category\/[^/]+$/.exec(pathname)?.[0];
  return activeVersion && category ? newest.path.replace(/\/$/, '') + category : pathname;
}

/** Names the newest edition's page as canonical if it says the same. */
export default function SiteMetadataOfCanonicalPage(): ReactNode {
  const location = useLocation();
  const pathname = useCanonicalPath(location.pathname);
  return <Route location={{...location, pathname}} render={() => <SiteMetadata />} />;
}
