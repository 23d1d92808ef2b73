import {useId, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {searchPageUrl} from '@site/src/browser/search/indexUrl';
import {usePageEdition} from '@site/src/components/PageEdition';
import {isBeginning} from '@site/src/core/search/searchSettings';
import type {Hit, HitGroup} from '@site/src/core/search/types';
import {Marked, moreOnPage, Notes, Problem, Recent, Snippet, WaysOn} from './parts';
import {useRecentQueries} from './useRecentQueries';
import {isTrouble, useSearch, useSearchVersions, type SearchVersion} from './useSearch';
import {useTypedQuery} from './useTypedQuery';
import styles from './page.module.css';

const OPTIONS = {limit: 40, snippetLength: 140, moreLimit: 20};

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
  const chosen = usePageEdition().label;
  const askedVersion = (parameters.get('version') ?? chosen).replace(/^\/+|\/+$/g, '');
  const known = versions.find(
    (version) => version.path.replace(/\/$/, '') === askedVersion || version.id === askedVersion,
  );
  const version = known ?? versions.find(({id}) => id === chosen)!;

  const addressOf = (query: string, {url}: SearchVersion) =>
    searchPageUrl({baseUrl, versionUrl: url, query});
  const {typed, setTyped, send, setComposing} = useTypedQuery(askedQuery, (query) =>
    history.replace(addressOf(query, version)),
  );
  const inputRef = useRef<HTMLInputElement>(null);
  const {remember} = useRecentQueries();
  const ask = (text: string) => {
    setTyped(text);
    inputRef.current?.focus();
  };

  return (
    <>
      <form
        role="search"
        className={styles.form}
        aria-label={translate({id: 'search.page.title'})}
        onSubmit={(event) => {
          event.preventDefault();
          send(typed);
          remember(typed);
        }}
      >
        <p className={styles.field}>
          <label htmlFor={`${id}query`}>
            <Translate id="search.page.query" />
          </label>
          <input
            ref={inputRef}
            id={`${id}query`}
            type="search"
            name="q"
            className={styles.input}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={({target}) => setTyped(target.value)}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={() => setComposing(false)}
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
              history.replace(
                addressOf(
                  typed.trim(),
                  versions.find((item) => item.id === target.value)!,
                ),
              )
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
      <Results
        version={version}
        query={typed}
        onAsk={ask}
        onRemoved={() => inputRef.current?.focus()}
        onChosen={() => remember(typed)}
      />
    </>
  );
}

interface ResultsProps {
  readonly version: SearchVersion;
  readonly query: string;
  readonly onAsk: (query: string) => void;
  readonly onRemoved: () => void;
  readonly onChosen: () => void;
}

function Results({version, query, onAsk, onRemoved, onChosen}: ResultsProps): ReactNode {
  const {status, answer: newest, again} = useSearch(version.url, query, OPTIONS);
  // A page that is read doesn't change below the reader: it waits for all texts.
  const answer = newest?.isWhole ? newest : undefined;
  const isAsked = !isBeginning(query);
  const waysOn = <WaysOn versionUrl={version.url} query={query} />;
  const count = answer?.result.total ?? 0;
  const shown = answer?.result.shown ?? 0;
  const summary = !isAsked
    ? translate({id: 'search.page.empty'})
    : status === 'loading' || !answer
      ? translate({id: 'search.loading'})
      : count === 0
        ? translate({id: 'search.page.none'}, {version: version.id})
        : count > shown
          ? translate(
              {id: 'search.page.countOf'},
              {count: String(count), shown: String(shown), version: version.id},
            )
          : translate({id: 'search.page.count'}, {count: String(count), version: version.id});
  const trouble = isAsked && isTrouble(status) ? status : undefined;
  return (
    <>
      <p role="status">{trouble ? '' : summary}</p>
      {trouble && (
        <div className="alert alert--warning margin-bottom--md">
          <Problem status={trouble} again={again}>
            {waysOn}
          </Problem>
        </div>
      )}
      {!isAsked && <Recent onAsk={onAsk} onRemoved={onRemoved} />}
      {answer && <Notes {...answer.result} onAsk={onAsk} />}
      {!isAsked || (answer && count === 0) ? waysOn : null}
      {answer?.result.groups.map((group) => (
        <section key={group.url} className={styles.group}>
          <h2 className={styles.page}>
            <Link to={group.url} onClick={onChosen}>
              {group.title}
            </Link>
          </h2>
          <Hits hits={group.hits} group={group} onChosen={onChosen} />
          {group.more.length > 0 && (
            <details className={styles.more}>
              <summary>{moreOnPage(group.moreCount)}</summary>
              <Hits hits={group.more} group={group} onChosen={onChosen} />
            </details>
          )}
        </section>
      ))}
    </>
  );
}

interface HitsProps {
  readonly hits: readonly Hit[];
  readonly group: HitGroup;
  readonly onChosen: () => void;
}

function Hits({hits, group, onChosen}: HitsProps): ReactNode {
  return (
    <ul className={styles.hits}>
      {hits.map((hit) => (
        <li key={hit.hash}>
          <Link to={hit.url + hit.hash} className={styles.title ?? ''} onClick={onChosen}>
            <span className={styles.of}>{pathTo(group, hit).map((of) => `${of} › `)}</span>
            <Marked {...hit.title} />
          </Link>
          <Snippet {...hit} />
        </li>
      ))}
    </ul>
  );
}

/** What a hit is a part of: a section of its page, a page of its category. */
function pathTo({title, breadcrumbs}: HitGroup, {hash}: Hit): readonly string[] {
  return hash ? [title] : breadcrumbs.filter((name) => name !== title).slice(-1);
}
