import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {searchPageUrl} from '@site/src/browser/search/indexUrl';
import {useSearchVersions} from './useSearchVersions';
import styles from './styles.module.css';

interface WaysOnProps {
  /** Address of the searched version, with a slash at the end. */
  readonly versionUrl: string;
  /** What to look for in another version; nothing, where no version would know it either. */
  readonly query?: string;
}

/** Where a reader can look when the search finds nothing. */
export default function WaysOn({versionUrl, query = ''}: WaysOnProps): ReactNode {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const others = useSearchVersions().filter(({url}) => url !== versionUrl);
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
      {query.trim() !== '' && others.length > 0 && (
        <li className={styles.versions}>
          <Translate id="search.otherVersion" />
          {others.map(({id, url}) => (
            <Fragment key={id}>
              {' '}
              <Link to={searchPageUrl({baseUrl, versionUrl: url, query: query.trim()})}>{id}</Link>
            </Fragment>
          ))}
        </li>
      )}
    </ul>
  );
}
