import {useEffect, useId, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Marked from '@site/src/components/SearchHits/Marked';
import Problem from '@site/src/components/SearchHits/Problem';
import {useSearch} from '@site/src/components/SearchHits/useSearch';
import {searchPageUrl} from '@site/src/core/search/indexUrl';
import {searchSettings} from '@site/src/core/search/searchSettings';
import styles from './styles.module.css';

const MAX_QUERY_LENGTH = searchSettings.maxQueryLength;
const OPTIONS = {limit: 40, perPage: 8, snippetLength: 140};
/** The address follows the typing after this pause, so that the history stays short. */
const ADDRESS_PAUSE = 400;

/** Has a query anything that can be looked up? */
const hasWords = (query: string) => /[\p{L}\p{N}]/u.test(query);

interface Version {
  readonly id: string;
  readonly url: string;
  /** As it stands in the address; empty for the latest version. */
  readonly path: string;
}

function useSearchVersions(): readonly Version[] {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  return useVersions(undefined).map(({label, path, isLast}) => ({
    id: label,
    url: isLast ? baseUrl : `${path}/`,
    path: isLast ? '' : `${path}/`.slice(baseUrl.length),
  }));
}

/** The page with all results. Its address carries the query and the version. */
export default function SearchPage(): ReactNode {
  const title = translate({id: 'search.page.title'});
  const isBrowser = useIsBrowser();
  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <div className={styles.column}>
          <Heading as="h1">{title}</Heading>
          {/* The query is known in the browser only. */}
          {isBrowser ? (
            <Search />
          ) : (
            <div className="guide-without-script">
              <p>
                <Translate id="search.page.noscript" />
              </p>
              <VersionLinks />
            </div>
          )}
        </div>
      </main>
    </Layout>
  );
}

function VersionLinks(): ReactNode {
  return (
    <ul>
      {useSearchVersions().map(({id, url}) => (
        <li key={id}>
          <a href={`${url}settings-and-operation/a-z`}>
            <Translate id="search.azOf" values={{version: id}} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Search(): ReactNode {
  const id = useId();
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const history = useHistory();
  const location = useLocation();
  const versions = useSearchVersions();
  const parameters = new URLSearchParams(location.search);
  const askedQuery = parameters.get('q') ?? '';
  const askedVersion = (parameters.get('version') ?? '').replace(/^\/+|\/+$/g, '');
  const latest = versions.find(({path}) => path === '') ?? versions[0]!;
  const known = versions.find(
    (version) => version.path.replace(/\/$/, '') === askedVersion || version.id === askedVersion,
  );
  const version = known ?? latest;

  const [typed, setTyped] = useState(askedQuery);
  const [lastAsked, setLastAsked] = useState(askedQuery);
  if (lastAsked !== askedQuery) {
    // A link or the browser's history brought another query.
    setLastAsked(askedQuery);
    setTyped(askedQuery);
  }
  const query = typed.slice(0, MAX_QUERY_LENGTH);

  const go = (next: {query: string; version: Version}) =>
    history.replace(
      searchPageUrl({baseUrl, versionUrl: next.version.url, query: next.query.trim()}),
    );
  useEffect(() => {
    if (typed.trim() === askedQuery.trim()) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setLastAsked(typed.trim());
      go({query: typed, version});
    }, ADDRESS_PAUSE);
    return () => clearTimeout(timer);
  });

  return (
    <>
      <form
        role="search"
        className={styles.form}
        aria-label={translate({id: 'search.page.title'})}
        onSubmit={(event) => {
          event.preventDefault();
          go({query: typed, version});
        }}
      >
        <p className={styles.field}>
          <label htmlFor={`${id}query`}>
            <Translate id="search.page.query" />
          </label>
          <input
            id={`${id}query`}
            type="search"
            name="q"
            className={styles.input}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={({target}) => setTyped(target.value)}
          />
        </p>
        <p className={styles.field}>
          <label htmlFor={`${id}version`}>
            <Translate id="search.page.version" />
          </label>
          <select
            id={`${id}version`}
            className={styles.input}
            value={version.id}
            onChange={({target}) =>
              go({query: typed, version: versions.find((item) => item.id === target.value)!})
            }
          >
            {versions.map((item) => (
              <option key={item.id}>{item.id}</option>
            ))}
          </select>
        </p>
      </form>
      {!known && (
        <p role="alert" className="alert alert--warning">
          {translate(
            {id: 'search.page.unknownVersion'},
            {asked: askedVersion.slice(0, 40), version: version.id},
          )}
        </p>
      )}
      {typed.length > MAX_QUERY_LENGTH && (
        <p className="alert alert--warning">
          {translate({id: 'search.page.tooLong'}, {count: String(MAX_QUERY_LENGTH)})}
        </p>
      )}
      <Results versionUrl={version.url} query={query} />
    </>
  );
}

function Results({
  versionUrl,
  query,
}: {
  readonly versionUrl: string;
  readonly query: string;
}): ReactNode {
  const {status, answer, retry} = useSearch(versionUrl, query, OPTIONS);
  const isAsked = query.trim() !== '';
  const az = (
    <Link to={`${versionUrl}settings-and-operation/a-z`}>
      <Translate id="search.az" />
    </Link>
  );
  const count = answer?.result.total ?? 0;
  const shown = answer?.result.shown ?? 0;
  const summary = !isAsked
    ? translate({id: 'search.page.empty'})
    : !hasWords(query)
      ? translate({id: 'search.page.noWords'})
      : status === 'loading' || !answer
        ? translate({id: 'search.loading'})
        : count === 0
          ? translate({id: 'search.none'})
          : count > shown
            ? translate({id: 'search.page.countOf'}, {count: String(count), shown: String(shown)})
            : translate({id: 'search.page.count'}, {count: String(count)});
  const isInTrouble = (status === 'slow' || status === 'failed') && isAsked;
  return (
    <>
      <p role="status">{isInTrouble ? '' : summary}</p>
      {isInTrouble && (
        <div role="alert" className="alert alert--warning margin-bottom--md">
          <Problem status={status} onRetry={retry}>
            {' '}
            {az}
          </Problem>
        </div>
      )}
      {!isAsked || (answer && count === 0) ? <p>{az}</p> : null}
      {answer?.result.groups.map(({url, title, hits}) => (
        <section key={url} className={styles.group}>
          <h2 className={styles.page}>
            <Link to={url}>{title}</Link>
          </h2>
          <ul className={styles.hits}>
            {hits.map((hit) => (
              <li key={hit.hash}>
                {hit.hash && (
                  <Link to={hit.url + hit.hash} className={styles.title ?? ''}>
                    <Marked {...hit.title} />
                  </Link>
                )}
                <p className={styles.snippet}>
                  <Marked {...hit.snippet} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
