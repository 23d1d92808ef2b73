import {useCallback, useDeferredValue, useEffect, useMemo, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {EditorSetting} from '@site/src/core/editor/model';
import type {Warning} from '@site/src/core/editor/warnings';
import {useLate} from '@site/src/browser/late/useLate';
import type {Locale} from '@site/src/data/locales';
import type {Page} from './context';
import type {SearchWords} from './searchWords';

const textOf = (
  {key, name, text, notes, values}: EditorSetting,
  words: SearchWords | undefined,
): string => [key, name, text, notes, values, words?.phrases[key]].flat(2).join(' ');

const noKeys: ReadonlySet<string> = new Set();

export type FilterKind = 'onlyChanged' | 'onlyWarnings';

interface Filtered extends Pick<Page, 'data' | 'groups' | 'late'> {
  readonly touch: () => void;
  readonly changedKeys: ReadonlySet<string>;
  readonly warningsOf: ReadonlyMap<string, readonly Warning[]>;
}

export function useFilter({data, groups, late, touch, changedKeys, warningsOf}: Filtered) {
  const code = late.value?.code;
  const [query, setQuery] = useState('');
  const laterQuery = useDeferredValue(query);
  const {currentLocale} = useDocusaurusContext().i18n;
  const loadWords = useCallback(
    async () => (await import('./searchWords')).loadSearchWords(currentLocale as Locale),
    [currentLocale],
  );
  const {value: words} = useLate(query === '' ? undefined : loadWords);

  const [only, setOnly] = useState({onlyChanged: false, onlyWarnings: false});
  const isOnly = only.onlyChanged || only.onlyWarnings;
  const fits = (key: string): boolean =>
    (!only.onlyChanged || changedKeys.has(key)) && (!only.onlyWarnings || warningsOf.has(key));
  // A setting must not vanish while its typed value equals its default.
  const [kept, setKept] = useState(noKeys);
  const fresh = data.settings.filter(({key}) => isOnly && !kept.has(key) && fits(key));
  if (fresh.length > 0) {
    setKept(new Set([...kept, ...fresh.map(({key}) => key)]));
  }
  const wanted = useMemo(
    () => words?.piecesOf(laterQuery) ?? code?.plainPieces(laterQuery) ?? [],
    [laterQuery, words, code],
  );
  const texts = useMemo(
    () =>
      data.settings.map(
        (setting) => [setting.key, code?.foldText(textOf(setting, words)) ?? ''] as const,
      ),
    [data, words, code],
  );
  const shown = useMemo(() => {
    const hits = texts.filter(
      ([key, text]) =>
        (!isOnly || kept.has(key)) && (code === undefined || code.hasPieces(text, wanted)),
    );
    return new Set(hits.map(([key]) => key));
  }, [texts, isOnly, kept, wanted, code]);

  const [opened, setOpened] = useState<readonly string[]>([groups[0]?.[0] ?? '']);
  const toggle = useCallback(
    (group: string, isOpen: boolean) => {
      touch();
      setOpened((all) => [...all.filter((other) => other !== group), ...(isOpen ? [group] : [])]);
    },
    [touch],
  );
  const target = useRef<string>(undefined);
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
      target.current = key;
    },
    [data, groups, toggle],
  );
  // The setting is shown once its group is rendered.
  useEffect(() => {
    const key = target.current;
    const field =
      key !== undefined && laterQuery === ''
        ? document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
        : null;
    if (field) {
      target.current = undefined;
      field.scrollIntoView({block: 'center'});
      field.querySelector<HTMLElement>('input, select')?.focus({preventScroll: true});
    }
  });
  return {
    query,
    laterQuery,
    setQuery,
    only,
    setOnly: (kind: FilterKind, isOn: boolean) => {
      setOnly({...only, [kind]: isOn});
      setKept(noKeys);
    },
    shown,
    isWaiting: query !== '' && code === undefined,
    isFiltered: wanted.length > 0 || isOnly,
    opened,
    toggle,
    show,
  };
}

export type Filter = ReturnType<typeof useFilter>;
