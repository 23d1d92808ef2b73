import {useCallback, useDeferredValue, useEffect, useMemo, useRef, useState} from 'react';
import type {EditorSetting} from '@site/src/core/editor/model';
import type {Warning} from '@site/src/core/editor/warnings';
import type {Page} from './context';

const noKeys: ReadonlySet<string> = new Set();

export type FilterKind = 'onlyChanged' | 'onlyWarnings';

export function useFilter(
  {data, groups, late: {value: tools}, touch}: Page,
  changedKeys: ReadonlySet<string>,
  warningsOf: ReadonlyMap<string, readonly Warning[]>,
) {
  const [query, setQuery] = useState('');
  const laterQuery = useDeferredValue(query);
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
  const texts = useMemo(() => {
    const textOf = ({key, name, text, notes, values}: EditorSetting): string =>
      [key, name, text, notes, values, tools?.phrases[key]].flat(2).join(' ');
    return data.settings.map((one) => [one.key, tools?.code.foldText(textOf(one)) ?? ''] as const);
  }, [data, tools]);
  const wanted = useMemo(
    () => tools?.code.piecesOf(laterQuery, tools.synonyms) ?? [],
    [laterQuery, tools],
  );
  const shown = useMemo(() => {
    const hits = texts.filter(
      ([key, text]) => (!isOnly || kept.has(key)) && (!tools || tools.code.hasPieces(text, wanted)),
    );
    return new Set(hits.map(([key]) => key));
  }, [texts, isOnly, kept, wanted, tools]);

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
    isWaiting: query !== '' && !tools,
    isFiltered: wanted.length > 0 || isOnly,
    opened,
    toggle,
    show,
  };
}

export type Filter = ReturnType<typeof useFilter>;
