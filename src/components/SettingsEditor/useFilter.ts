import {useCallback, useDeferredValue, useEffect, useMemo, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {EditorData, EditorSetting, Warning} from '@site/src/core/editor';
import {hasPieces, plainPieces} from '@site/src/core/filter/plainPieces';
import {foldText} from '@site/src/core/text/fold';
import type {Locale} from '@site/src/data/locales';
import type {SearchWords} from './searchWords';

/** Everything that the search looks through. */
const textOf = (
  {key, name, text, notes, values}: EditorSetting,
  words: SearchWords | undefined,
): string => foldText([key, name, text, notes, values, words?.phrases[key]].flat(2).join(' '));

const noKeys: ReadonlySet<string> = new Set();

export interface Filter {
  readonly query: string;
  /** What the list shows: it may come a moment after the keystroke. */
  readonly laterQuery: string;
  readonly setQuery: (query: string) => void;
  readonly onlyChanged: boolean;
  readonly setOnlyChanged: (isChosen: boolean) => void;
  readonly onlyWarnings: boolean;
  readonly setOnlyWarnings: (isChosen: boolean) => void;
  /** The settings that the search and the filters leave. */
  readonly shown: ReadonlySet<string>;
  /** Whether these are not all. */
  readonly isFiltered: boolean;
  readonly showAll: () => void;
}

/** The search among the settings, and the filters. */
export function useFilter(
  data: EditorData,
  changedKeys: ReadonlySet<string>,
  warningsOf: ReadonlyMap<string, readonly Warning[]>,
): Filter {
  const [query, setQuery] = useState('');
  const laterQuery = useDeferredValue(query);
  const {currentLocale} = useDocusaurusContext().i18n;
  const [words, setWords] = useState<SearchWords>();
  const isSearching = query !== '';
  useEffect(() => {
    if (isSearching) {
      import('./searchWords')
        .then(({loadSearchWords}) => loadSearchWords(currentLocale as Locale))
        // Without them the search finds by the texts alone.
        .then(setWords, () => undefined);
    }
  }, [isSearching, currentLocale]);
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [onlyWarnings, setOnlyWarnings] = useState(false);
  // A setting that a filter has shown stays while the filter is on: it must not go away under the
  // reader's hands because the value typed so far is the default.
  const isKept = onlyChanged || onlyWarnings;
  const [kept, setKept] = useState<ReadonlySet<string>>(noKeys);
  const fit = data.settings.filter(
    ({key}) =>
      isKept &&
      !kept.has(key) &&
      (!onlyChanged || changedKeys.has(key)) &&
      (!onlyWarnings || warningsOf.has(key)),
  );
  if (fit.length > 0) {
    setKept(new Set([...kept, ...fit.map(({key}) => key)]));
  }
  const wanted = useMemo(
    () => words?.piecesOf(laterQuery) ?? plainPieces(laterQuery),
    [laterQuery, words],
  );
  const texts = useMemo(
    () => data.settings.map((setting) => [setting.key, textOf(setting, words)] as const),
    [data, words],
  );
  const shown = useMemo(() => {
    return new Set(
      texts
        .filter(([key, text]) => (!isKept || kept.has(key)) && hasPieces(text, wanted))
        .map(([key]) => key),
    );
  }, [texts, isKept, kept, wanted]);
  const showAll = useCallback(() => {
    setQuery('');
    setOnlyChanged(false);
    setOnlyWarnings(false);
    setKept(noKeys);
  }, []);
  return {
    query,
    laterQuery,
    setQuery,
    onlyChanged,
    setOnlyChanged: (isChosen) => {
      setOnlyChanged(isChosen);
      setKept(noKeys);
    },
    onlyWarnings,
    setOnlyWarnings: (isChosen) => {
      setOnlyWarnings(isChosen);
      setKept(noKeys);
    },
    shown,
    isFiltered: wanted.length > 0 || isKept,
    showAll,
  };
}
