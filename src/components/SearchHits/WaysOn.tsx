import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

interface WaysOnProps {
  /** Address of the searched version, with a slash at the end. */
  readonly versionUrl: string;
  /** The same query in the other versions, where the page offers no choice of them. */
  readonly allVersions?: string;
}

/** Where a reader can look when the search finds nothing. */
export default function WaysOn({versionUrl, allVersions}: WaysOnProps): ReactNode {
  return (
    <ul>
      <li>
        <Link to={`${versionUrl}getting-started/troubleshooting`}>
          <Translate id="search.troubleshooting" />
        </Link>
      </li>
      <li>
        <Link to={`${versionUrl}settings-and-operation/a-z`}>
          <Translate id="search.az" />
        </Link>
      </li>
      {allVersions && (
        <li>
          <Link to={allVersions}>
            <Translate id="search.otherVersion" />
          </Link>
        </li>
      )}
    </ul>
  );
}
