import {useCallback, useDeferredValue, useMemo, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {EditorSetting, Warning} from '@site/src/core/editor';
import {hasPieces, plainPieces} from '@site/src/core/filter/plainPieces';
import {foldText} from '@site/src/core/text/fold';
import {useLate} from '@site/src/browser/late/useLate';
import type {Locale} from '@site/src/data/locales';
import type {SettingsEditorProps} from './resolve';
import type {SearchWords} from './searchWords';

const textOf = (
  {key, name, text, notes, values}: EditorSetting,
  words: SearchWords | undefined,
): string => foldText([key, name, text, notes, values, words?.phrases[key]].flat(2).join(' '));

const noKeys: ReadonlySet<string> = new Set();

export type FilterKind = 'onlyChanged' | 'onlyWarnings';

export function useFilter(
  {data, groups}: SettingsEditorProps,
  changedKeys: ReadonlySet<string>,
  warningsOf: ReadonlyMap<string, readonly Warning[]>,
) {
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
    () => words?.piecesOf(laterQuery) ?? plainPieces(laterQuery),
    [laterQuery, words],
  );
  const texts = useMemo(
    () => data.settings.map((setting) => [setting.key, textOf(setting, words)] as const),
    [data, words],
  );
  const shown = useMemo(() => {
    const hits = texts.filter(
      ([key, text]) => (!isOnly || kept.has(key)) && hasPieces(text, wanted),
    );
    return new Set(hits.map(([key]) => key));
  }, [texts, isOnly, kept, wanted]);

  const [opened, setOpened] = useState<readonly string[]>([groups[0]?.[0] ?? '']);
  const toggle = useCallback((group: string, isOpen: boolean) => {
    setOpened((all) => [...all.filter((other) => other !== group), ...(isOpen ? [group] : [])]);
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
      // The group has to be rendered before the page can scroll to its setting.
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
    setOnly: (kind: FilterKind, isOn: boolean) => {
      setOnly({...only, [kind]: isOn});
      setKept(noKeys);
    },
    shown,
    isFiltered: wanted.length > 0 || isOnly,
    opened,
    toggle,
    show,
  };
}

export type Filter = ReturnType<typeof useFilter>;
