import {useCallback, useDeferredValue, useEffect, useMemo, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLate} from '@site/src/browser/late/useLate';
import {useWindowEvent} from '@site/src/browser/useWindowEvent';
import type {EditorData} from '@site/src/core/editor/model';
import {sayer} from '@site/src/core/editor/say';
import type {Notice} from '@site/src/core/editor/start';
import {changedEntries, changing, startState, type Step} from '@site/src/core/editor/state';
import type {Warning} from '@site/src/core/editor/warnings';
import type {Page} from './context';
import type {SettingsEditorProps} from './resolve';
import type {Panel} from './Starts';
import {loadTools} from './tools';
import {useDraft} from './useDraft';
import {useFilter} from './useFilter';
import {useHandOut} from './useHandOut';
import {useReading, type Start} from './useReading';

/** Keeps the focus when its element vanishes. */
export function focusOpener(panel: Panel = 'open'): void {
  document.querySelector<HTMLElement>(`[data-start="${panel}"]`)?.focus();
}

export function useEditor(props: SettingsEditorProps, start: Start) {
  const {version} = props.data;
  const {currentLocale} = useDocusaurusContext().i18n;
  const [isUsed, setUsed] = useState(false);
  const touch = useCallback(() => setUsed(true), []);
  const load = useCallback(() => loadTools(currentLocale, version), [currentLocale, version]);
  const later = useLate(isUsed && !start.tools ? load : undefined);
  const late = start.tools ? {...later, value: start.tools} : later;
  const tools = late.value;
  const [others, learn] = useState(start.others);
  const data = useMemo((): EditorData => {
    const {texts} = tools?.facts ?? {};
    const settings = props.data.settings.map((setting, at) => ({...setting, ...texts?.[at]}));
    return {...props.data, settings, ...(others && {others})};
  }, [props.data, tools, others]);
  const {state, act, forget} = useDraft(data, start.state, touch);
  const [notice, tell] = useState(start.notice);
  const {open, need, found, closeFound} = useReading({data, load, touch, act, tell, learn});
  const {draft} = state;

  const page = useMemo<Page>(
    () => ({
      ...props,
      ...{data, act, tell, open, need, late},
      say: sayer({...props.words, ...tools?.sentences}),
    }),
    [data, act, open, need, tools, late.trouble],
  );

  // Fields show keystrokes at once, and the rest of the editor follows later.
  const shown = useDeferredValue(draft);
  const {entries} = shown.file;
  const changedKeys = useMemo(
    () => new Set(changedEntries(entries, data).map(({key}) => key)),
    [entries, data],
  );
  const warningsOf = useMemo(() => {
    const map = new Map<string, readonly Warning[]>();
    for (const warning of tools?.code.warningsFor(entries, data, shown.missing) ?? []) {
      map.set(warning.key, [...(map.get(warning.key) ?? []), warning]);
    }
    return map;
  }, [entries, data, shown.missing, tools]);
  const filter = useFilter({...page, touch, changedKeys, warningsOf});
  const handOut = useHandOut(draft, page);

  const {show} = filter;
  const follow = (): void => show(window.location.hash.slice(1));
  useEffect(follow, [show]);
  useWindowEvent('hashchange', follow);

  const [panel, setPanel] = useState<Panel>();
  const take = async (source: File | string, opensPanel = false): Promise<void> => {
    if (await open(source)) {
      // The reader may have opened another panel meanwhile, which then stays open.
      setPanel((current) => (current === 'open' ? undefined : current));
      focusOpener();
    } else if (opensPanel) {
      setPanel('open');
    }
  };

  const become = (step: Step, said: Notice): void => {
    act(step);
    closeFound();
    tell(said);
  };
  return {
    page,
    touch,
    editing: {
      state,
      draft: shown,
      changedKeys,
      warningsOf,
      filter,
      handOut,
      notice,
      panel,
      setPanel: (next: Panel | undefined) => {
        touch();
        setPanel(next);
      },
      take,
      // Undo may lead back to before the file was opened.
      found: !found?.imported || found.imported === draft.imported ? found : undefined,
      closeFound,
      become,
      forget: () => {
        become(
          changing(() => startState(data).draft),
          {word: 'forgotten'},
        );
        forget();
      },
    },
  };
}
