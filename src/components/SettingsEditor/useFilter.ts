import {useCallback, useDeferredValue, useEffect, useMemo, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {EditorSetting, Warning} from '@site/src/core/editor';
import {hasPieces, plainPieces} from '@site/src/core/filter/plainPieces';
import {foldText} from '@site/src/core/text/fold';
import {late} from '@site/src/browser/late';
import type {Locale} from '@site/src/data/locales';
import type {SettingsEditorProps} from './resolve';
import type {SearchWords} from './searchWords';

/** Everything that the search looks through. */
const textOf = (
  {key, name, text, notes, values}: EditorSetting,
  words: SearchWords | undefined,
): string => foldText([key, name, text, notes, values, words?.phrases[key]].flat(2).join(' '));

const noKeys: ReadonlySet<string> = new Set();

export type FilterKind = 'onlyChanged' | 'onlyWarnings';

export interface Filter {
  readonly query: string;
  /** What the list shows: it may come a moment after the keystroke. */
  readonly laterQuery: string;
  readonly setQuery: (query: string) => void;
  /** The filters, each with whether it is on. */
  readonly only: Readonly<Record<FilterKind, boolean>>;
  readonly setOnly: (kind: FilterKind, isOn: boolean) => void;
  /** The settings that the search and the filters leave. */
  readonly shown: ReadonlySet<string>;
  /** Whether these are not all: then every group is open. */
  readonly isFiltered: boolean;
  readonly opened: ReadonlySet<string>;
  readonly toggle: (group: string, isOpen: boolean) => void;
  /** Brings a setting into sight, with the focus on its control. */
  readonly show: (key: string) => void;
}

/** Which settings are on the page: the search, the filters, the open groups. */
export function useFilter(
  {data, groups}: SettingsEditorProps,
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
      late(() => import('./searchWords'))
        .then(({loadSearchWords}) => loadSearchWords(currentLocale as Locale))
        // Without them the search finds by the texts alone.
        .then(setWords, () => undefined);
    }
  }, [isSearching, currentLocale]);

  const [only, setOnly] = useState({onlyChanged: false, onlyWarnings: false});
  // A setting that a filter has shown stays while the filter is on: it must not go away under the
  // reader's hands because the value typed so far is the default.
  const isKept = only.onlyChanged || only.onlyWarnings;
  const [kept, setKept] = useState(noKeys);
  const fit = data.settings.filter(
    ({key}) =>
      isKept &&
      !kept.has(key) &&
      (!only.onlyChanged || changedKeys.has(key)) &&
      (!only.onlyWarnings || warningsOf.has(key)),
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
    const hits = texts.filter(
      ([key, text]) => (!isKept || kept.has(key)) && hasPieces(text, wanted),
    );
    return new Set(hits.map(([key]) => key));
  }, [texts, isKept, kept, wanted]);

  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([groups[0]?.[0] ?? '']));
  const toggle = useCallback((group: string, isOpen: boolean) => {
    setOpened((current) => {
      const others = [...current].filter((other) => other !== group);
      return new Set(isOpen ? [...others, group] : others);
    });
  }, []);
  const show = useCallback(
    (key: string) => {
      const place = data.settings.findIndex((setting) => setting.key === key);
      const group = groups.find(([, , places]) => places.includes(place))?.[0];
      if (group === undefined) {
        return;
      }
      setQuery('');
      setOnly({onlyChanged: false, onlyWarnings: false});
      setKept(noKeys);
      toggle(group, true);
      // After the group has been drawn.
      setTimeout(() => {
        const field = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
        field?.scrollIntoView({block: 'center'});
        field?.querySelector<HTMLElement>('input, select')?.focus({preventScroll: true});
      }, 50);
    },
    [data, groups, toggle],
  );
  return {
    query,
    laterQuery,
    setQuery,
    only,
    setOnly: (kind, isOn) => {
      setOnly({...only, [kind]: isOn});
      setKept(noKeys);
    },
    shown,
    isFiltered: wanted.length > 0 || isKept,
    opened,
    toggle,
    show,
  };
}
