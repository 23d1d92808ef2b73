import {useId, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useEarlyInput, valueIn} from '@site/src/browser/useEarlyInput';
import {useQueryState} from '@site/src/browser/useQueryState';
import {isBeginning} from '@site/src/core/search/searchSettings';
import type {HitGroup, SearchResult} from '@site/src/core/search/types';
import {pluralForm} from '@site/src/core/text/pluralForm';
import {Marked, moreOnPage, Notes, Problem, Recent, Snippet, WaysOn} from './parts';
import {useRecentQueries} from './useRecentQueries';
import {useSearch} from './useSearch';
import {
  useSearchVersion,
  useSearchVersions,
  writeAsked,
  type Asked,
  type SearchVersion,
} from './versions';
import './words';
import styles from './page.module.css';

const OPTIONS = {limit: 40, snippetLength: 140};

type Question = Pick<Asked, 'query'> & Partial<Asked>;

const NOTHING: Question = {query: ''};

function readQuestion(search: string): Question {
  const parameters = new URLSearchParams(search);
  const path = parameters.get('version');
  return {query: parameters.get('q') ?? '', ...(path !== null && {path})};
}

export default function SearchPage(): ReactNode {
  const title = translate({id: 'search.page.title'});
  const versions = useSearchVersions();
  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <div className={styles.column}>
          <Heading as="h1">{title}</Heading>
          <div data-needs-script>
            <Search versions={versions} />
          </div>
          <div className="guide-without-script">
            <p>
              <Translate id="search.page.noscript" />
            </p>
            <ul>
              {versions.map(({id, url}) => (
                <li key={id}>
                  <a href={`${url}settings-and-operation/a-z`}>
                    <Translate id="search.azOf" values={{version: id}} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </main>
    </Layout>
  );
}

function Search({versions}: {readonly versions: readonly SearchVersion[]}): ReactNode {
  const id = useId();
  const own = useSearchVersion();
  // The built page has no query, and the version that the reader chose last is known later.
  const [{query, path = own.path}, ask] = useQueryState<Question>(NOTHING, readQuestion, (next) =>
    writeAsked({path: own.path, ...next}),
  );
  const askedVersion = path.replace(/^\/+|\/+$/g, '');
  const known = versions.find(
    (one) => one.id === askedVersion || one.path === (askedVersion && `${askedVersion}/`),
  );
  const version = known ?? own;
  const inputRef = useEarlyInput<HTMLInputElement, string>(valueIn, query, (early) =>
    ask({query: early, path}),
  );
  const {remember} = useRecentQueries();
  const focus = () => inputRef.current?.focus();

  return (
    <>
      <form
        role="search"
        className={styles.form}
        aria-label={translate({id: 'search.page.title'})}
        onSubmit={(event) => {
          event.preventDefault();
          remember(query);
        }}
      >
        <p className={`guide-field ${styles.field}`}>
          <label htmlFor={`${id}query`}>
            <Translate id="search.page.query" />
          </label>
          <input
            ref={inputRef}
            id={`${id}query`}
            type="search"
            name="q"
            className="guide-input"
            value={query}
            autoComplete="off"
            spellCheck={false}
            onChange={({target: {value}, nativeEvent}) =>
              ask({query: value, path}, (nativeEvent as InputEvent).isComposing)
            }
            onCompositionEnd={({currentTarget: {value}}) => ask({query: value, path})}
          />
        </p>
        <p className={`guide-field ${styles.field}`}>
          <label htmlFor={`${id}version`}>
            <Translate id="search.page.version" />
          </label>
          <select
            id={`${id}version`}
            className="guide-input"
            value={version.id}
            onChange={({target: {selectedIndex}}) =>
              ask({query, path: versions[selectedIndex]!.path})
            }
          >
            {versions.map((one) => (
              <option key={one.id}>{one.id}</option>
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
      <div
        role="presentation"
        onClickCapture={({target}) => (target as Element).closest('a') && remember(query)}
      >
        <Results
          version={version}
          query={query}
          onAsk={(text) => {
            ask({query: text, path});
            focus();
          }}
          onRemoved={focus}
        />
      </div>
    </>
  );
}

interface ResultsProps {
  readonly version: SearchVersion;
  readonly query: string;
  readonly onAsk: (query: string) => void;
  readonly onRemoved: () => void;
}

function Results({version, query, onAsk, onRemoved}: ResultsProps): ReactNode {
  const {trouble, isBusy, answer, again, open} = useSearch(version.url, query, OPTIONS);
  const isAsked = !isBeginning(query);
  // The list must not change as somebody reads it, so none is shown while new results are loading.
  const result = isBusy ? undefined : answer?.result;
  const waysOn = <WaysOn version={version} query={query} />;
  return (
    <>
      <p role="status">
        {!isAsked
          ? translate({id: 'search.page.empty'})
          : trouble
            ? ''
            : summaryOf(result, version.id)}
      </p>
      {isAsked && trouble && (
        <div className="alert alert--warning margin-bottom--md">
          <Problem trouble={trouble} again={again}>
            {waysOn}
          </Problem>
        </div>
      )}
      {!isAsked && (
        <p>
          <Translate id="search.page.tips" />
        </p>
      )}
      {!isAsked && <Recent onAsk={onAsk} onRemoved={onRemoved} />}
      {result && <Notes {...result} onAsk={onAsk} />}
      {(!isAsked || result?.total === 0) && waysOn}
      {result?.groups.map((group) => (
        <section key={group.url} className={styles.group}>
          <h2 className={styles.page}>
            <Link to={group.url}>{group.title}</Link>
          </h2>
          <Hits hits={group.hits} />
          {group.moreCount > 0 && (
            <details
              key={query}
              className={styles.more}
              onToggle={({currentTarget}) => currentTarget.open && open(group.url)}
            >
              <summary>{moreOnPage(group.moreCount)}</summary>
              <Hits hits={group.more} />
            </details>
          )}
        </section>
      ))}
    </>
  );
}

function summaryOf(result: SearchResult | undefined, version: string): string {
  if (!result) {
    return translate({id: 'search.loading'});
  }
  const {total, groups} = result;
  const shown = groups.reduce((sum, {hits, moreCount}) => sum + hits.length + moreCount, 0);
  const counts = {count: String(total), shown: String(shown), version};
  return total === 0
    ? translate({id: 'search.page.none'}, counts)
    : total > shown
      ? translate({id: 'search.page.countOf'}, counts)
      : pluralForm(translate({id: 'search.page.count'}, counts), total);
}

function Hits({hits}: Pick<HitGroup, 'hits'>): ReactNode {
  return (
    <ul className={`guide-list ${styles.hits}`}>
      {hits.map((hit) => (
        <li key={hit.hash}>
          {hit.hash && (
            <Link to={hit.url + hit.hash} className={styles.title ?? ''}>
              <Marked {...hit.title} />
            </Link>
          )}
          <Snippet {...hit} />
        </li>
      ))}
    </ul>
  );
}
