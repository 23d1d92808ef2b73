import {useDeferredValue, useEffect, useMemo, useState} from 'react';
import {
  changedEntries,
  changing,
  sayer,
  startState,
  warningsFor,
  type EditorStart,
  type Notice,
  type Warning,
} from '@site/src/core/editor';
import {useWindowEvent} from '@site/src/browser/useWindowEvent';
import type {Page} from './context';
import type {SettingsEditorProps} from './resolve';
import {useDraft} from './useDraft';
import {useFilter} from './useFilter';
import {useHandOut} from './useHandOut';
import {useReading} from './useReading';

export function useEditor(props: SettingsEditorProps, start: EditorStart) {
  const [others, learn] = useState(start.others);
  const data = useMemo(() => (others ? {...props.data, others} : props.data), [props.data, others]);
  const {state, act, forget} = useDraft(data, start.state);
  const [notice, tell] = useState(start.notice);
  const {open, found, closeFound} = useReading(data, act, tell, learn);
  const {draft} = state;

  const page = useMemo<Page>(
    () => ({...props, data, say: sayer(props.words), act, tell, open}),
    [data, act, open],
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
    for (const warning of warningsFor(entries, data, shown.missing)) {
      map.set(warning.key, [...(map.get(warning.key) ?? []), warning]);
    }
    return map;
  }, [entries, data, shown.missing]);
  const filter = useFilter(props, changedKeys, warningsOf);
  const handOut = useHandOut(draft, page);

  // An address such as `editor#ExpRate` leads to a setting.
  const {show} = filter;
  const follow = (): void => show(window.location.hash.slice(1));
  useEffect(follow, [show]);
  useWindowEvent('hashchange', follow);

  const restart = (said: Notice): void => {
    act(changing(() => startState(data).draft));
    closeFound();
    tell(said);
  };
  return {
    page,
    editing: {
      state,
      draft: shown,
      changedKeys,
      warningsOf,
      filter,
      handOut,
      notice,
      // Undo may lead back to before the file was opened.
      found: !found?.imported || found.imported === draft.imported ? found : undefined,
      closeFound,
      startOver: () => restart({word: 'startedOver', data: {version: data.version}}),
      forget: () => {
        restart({word: 'forgotten'});
        forget();
      },
    },
  };
}
