import {useCallback, useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useLate, type LateTrouble} from '@site/src/browser/late/useLate';
import {searchClient} from '@site/src/browser/search/client';
import {indexUrl} from '@site/src/browser/search/indexUrl';
import {isBeginning} from '@site/src/core/search/searchSettings';
import type {AnswerOptions, SearchGlobalData, SearchResult} from '@site/src/core/search/types';

/**
 * `loading`: with an answer, that is from titles and phrases alone; the texts are still to come.
 * `stopped`: the index is there, the answer is not.
 */
export type SearchTrouble = LateTrouble | 'stopped';
export type SearchStatus = 'loading' | 'ready' | SearchTrouble;

export function isTrouble(status: SearchStatus): status is SearchTrouble {
  return status !== 'loading' && status !== 'ready';
}

export interface SearchState {
  readonly status: SearchStatus;
  /** The answer, the query it answers, and whether it is from all texts; undefined before the first. */
  readonly answer:
    {readonly query: string; readonly result: SearchResult; readonly isWhole: boolean} | undefined;
  readonly again: () => void;
}

/** A search that takes longer was ended by the browser, which no event says. Milliseconds. */
const ANSWER_TIME = 8000;
const IN_THE_BOX: AnswerOptions = {};

/** An answer, or an error where there is none in time: then the next try starts another worker. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      searchClient.end();
      reject(new Error('The search does not answer.'));
    }, ANSWER_TIME);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Loads the index of a version and answers the query, always the newest one. `options` are constant. */
export function useSearch(
  versionUrl: string,
  query: string,
  options: AnswerOptions = IN_THE_BOX,
): SearchState {
  const {
    siteConfig: {baseUrl},
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {hash} = usePluginData('@easyops-cn/docusaurus-search-local') as SearchGlobalData;
  const [answer, setAnswer] = useState<SearchState['answer']>();
  const [isStopped, setStopped] = useState(false);
  const load = useCallback(
    async (isAgain: boolean) => {
      const url = indexUrl({baseUrl, versionUrl, hash}, window.location.origin);
      const client = await searchClient.get(isAgain);
      await client.load(url, currentLocale, isAgain);
      return url;
    },
    [baseUrl, versionUrl, hash, currentLocale],
  );
  const {value: url, trouble, again} = useLate(load);
  const [wholeUrl, setWholeUrl] = useState<string>();
  const isWhole = url !== undefined && url === wholeUrl;
  useEffect(() => {
    let isCurrent = true;
    if (url) {
      searchClient
        .get()
        .then((client) => client.complete(url, currentLocale))
        .then(
          () => isCurrent && setWholeUrl(url),
          () => isCurrent && setStopped(true),
        );
    } else {
      setWholeUrl(undefined);
    }
    return () => {
      isCurrent = false;
    };
  }, [url, currentLocale]);

  useEffect(() => {
    if (!url || isBeginning(query)) {
      setAnswer(undefined);
      return undefined;
    }
    let isCurrent = true;
    inTime(
      searchClient.get().then((client) => client.search(url, currentLocale, query, options)),
    ).then(
      // Titles that don't have it say nothing about the texts.
      (result) =>
        isCurrent && setAnswer(isWhole || result.total ? {query, result, isWhole} : undefined),
      (error: unknown) => {
        console.warn('The search failed.', error);
        if (isCurrent) {
          setAnswer(undefined);
          setStopped(true);
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [url, isWhole, currentLocale, query, options]);

  return {
    status: isStopped ? 'stopped' : (trouble ?? (isWhole ? 'ready' : 'loading')),
    answer,
    again: () => {
      setStopped(false);
      again();
    },
  };
}

export interface SearchVersion {
  readonly id: string;
  /** With a slash at the end; the base address for the latest version. */
  readonly url: string;
  /** As the address of the search page has it; empty for the latest version. */
  readonly path: string;
}

/** The versions that can be searched, the latest first. */
export function useSearchVersions(): readonly SearchVersion[] {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  return useVersions(undefined).map(({label, path, isLast}) => ({
    id: label,
    url: isLast ? baseUrl : `${path}/`,
    path: isLast ? '' : `${path}/`.slice(baseUrl.length),
  }));
}
