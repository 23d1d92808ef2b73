import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {getSearchClient} from '@site/src/browser/search/client';
import {indexUrl} from '@site/src/browser/search/indexUrl';
import type {AnswerOptions, SearchGlobalData, SearchResult} from '@site/src/core/search/types';

/** `slow`: still loading, for longer than a reader waits without a word. */
export type SearchStatus = 'loading' | 'slow' | 'ready' | 'failed';

export interface SearchState {
  readonly status: SearchStatus;
  /** The answer, and the query it answers; undefined before the first. */
  readonly answer: {readonly query: string; readonly result: SearchResult} | undefined;
  readonly retry: () => void;
}

const PATIENCE = 4000;

/** Loads the index of a version and answers the query, always the newest one. */
export function useSearch(
  versionUrl: string,
  query: string,
  {limit, snippetLength}: AnswerOptions = {},
): SearchState {
  const {
    siteConfig: {baseUrl},
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {hash} = usePluginData('@easyops-cn/docusaurus-search-local') as SearchGlobalData;
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{url?: string; status: SearchStatus}>({status: 'loading'});
  const [answer, setAnswer] = useState<SearchState['answer']>();

  useEffect(() => {
    let isCurrent = true;
    const report = (status: SearchStatus, url?: string) =>
      isCurrent && setLoaded({status, ...(url ? {url} : {})});
    const timer = setTimeout(() => report('slow'), PATIENCE);
    const load = async () => {
      report('loading');
      setAnswer(undefined);
      try {
        const url = indexUrl({baseUrl, versionUrl, hash}, window.location.origin);
        const client = await getSearchClient();
        await client.load(url, currentLocale);
        report('ready', url);
      } catch (error) {
        console.warn('The search index could not be loaded.', error);
        report('failed');
      } finally {
        clearTimeout(timer);
      }
    };
    void load();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [baseUrl, versionUrl, hash, currentLocale, attempt]);

  const {url} = loaded;
  useEffect(() => {
    if (!url) {
      return undefined;
    }
    if (query.trim() === '') {
      setAnswer(undefined);
      return undefined;
    }
    let isCurrent = true;
    getSearchClient()
      .then((client) =>
        client.search(url, currentLocale, query, {
          ...(limit === undefined ? {} : {limit}),
          ...(snippetLength === undefined ? {} : {snippetLength}),
        }),
      )
      .then((result) => isCurrent && setAnswer({query, result}))
      .catch((error: unknown) => {
        console.warn('The search failed.', error);
        if (isCurrent) {
          setAnswer(undefined);
          setLoaded({status: 'failed'});
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [url, currentLocale, query, limit, snippetLength]);

  return {status: loaded.status, answer, retry: () => setAttempt((count) => count + 1)};
}
