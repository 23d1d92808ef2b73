import {useCallback, useEffect, useMemo, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useLate, type LateTrouble} from '@site/src/browser/late/useLate';
import {searchClient} from '@site/src/browser/search/client';
import {isBeginning} from '@site/src/core/search/searchSettings';
import type {AnswerOptions, SearchGlobalData, SearchResult} from '@site/src/core/search/types';

/** `stopped` means that a loaded index gave no answer. */
export type SearchTrouble = LateTrouble | 'stopped';

interface SearchState {
  readonly trouble: SearchTrouble | undefined;
  readonly isBusy: boolean;
  readonly answer: {readonly query: string; readonly result: SearchResult} | undefined;
  readonly again: () => void;
  readonly open: (url: string) => void;
}

/**
 * A worker that is silent for this many milliseconds counts as ended, because no event tells this.
 */
const ANSWER_TIME = 8000;
const NONE: readonly string[] = [];

/** Rejects a late answer, so that the next try starts another worker. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      searchClient.end();
      reject(new Error('The search does not answer.'));
    }, ANSWER_TIME);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function useSearch(
  versionUrl: string,
  query: string,
  own: Partial<Pick<AnswerOptions, 'limit' | 'snippetLength'>> = {},
): SearchState {
  const {currentLocale} = useDocusaurusContext().i18n;
  const data = usePluginData('@easyops-cn/docusaurus-search-local') as SearchGlobalData;
  const {limit, snippetLength, hash} = {...data, ...own};
  const [asked, setAsked] = useState({query, urls: NONE});
  const opened = asked.query === query ? asked.urls : NONE;
  const options = useMemo(() => ({limit, snippetLength, opened}), [limit, snippetLength, opened]);
  const [answer, setAnswer] = useState<SearchState['answer'] & {readonly isWhole: boolean}>();
  const [isStopped, setStopped] = useState(false);
  const load = useCallback(
    async (isAgain: boolean) => {
      const file = `${versionUrl}search-index.json?_=${hash}`;
      const client = await searchClient.get(isAgain);
      await client.load(file, currentLocale, isAgain);
      return file;
    },
    [versionUrl, hash, currentLocale],
  );
  const {value: file, trouble, again} = useLate(load);
  const isAsked = !isBeginning(query);

  useEffect(() => {
    let isCurrent = Boolean(file) && isAsked;
    const ask = async (url: string): Promise<void> => {
      const {isWhole, ...result} = await inTime(
        searchClient.get().then((client) => client.search(url, currentLocale, query, options)),
      );
      if (isCurrent) {
        // Until the texts are loaded, an empty result proves nothing, because only titles were searched.
        setAnswer(isWhole || result.total > 0 ? {query, result, isWhole} : undefined);
      }
      if (isCurrent && !isWhole) {
        await (await searchClient.get()).complete(url, currentLocale);
        await ask(url);
      }
    };
    if (file && isAsked) {
      ask(file).catch((error: unknown) => {
        console.warn('The search failed.', error);
        if (isCurrent) {
          setAnswer((last) => (last?.query === query ? last : undefined));
          setStopped(true);
        }
      });
    } else {
      setAnswer(undefined);
    }
    return () => {
      isCurrent = false;
    };
  }, [file, isAsked, currentLocale, query, options]);

  return {
    trouble: isStopped ? 'stopped' : trouble,
    isBusy:
      !isStopped &&
      trouble !== 'failed' &&
      trouble !== 'gone' &&
      (!file || (isAsked && !answer?.isWhole)),
    answer,
    again: () => {
      setStopped(false);
      again();
    },
    open: (url) => setAsked({query, urls: [...opened, url]}),
  };
}
