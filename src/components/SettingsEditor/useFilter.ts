import {useCallback, useDeferredValue, useMemo, useState} from 'react';
import type {EditorData, EditorSetting, Warning} from '@site/src/core/editor';
import {foldText} from '@site/src/core/text/fold';

/** Everything that the search looks through. */
const textOf = ({key, name, text, notes, values}: EditorSetting): string =>
  foldText([key, name, text, notes, values].flat(2).join(' '));

const noKeys: ReadonlySet<string> = new Set();

export interface Filter {
  readonly query: string;
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
  const wanted = useMemo(() => foldText(laterQuery).split(/\s+/).filter(Boolean), [laterQuery]);
  const texts = useMemo(
    () => data.settings.map((setting) => [setting.key, textOf(setting)] as const),
    [data],
  );
  const shown = useMemo(() => {
    const isWanted = (text: string): boolean => wanted.every((word) => text.includes(word));
    return new Set(
      texts
        .filter(([key, text]) => (!isKept || kept.has(key)) && isWanted(text))
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
