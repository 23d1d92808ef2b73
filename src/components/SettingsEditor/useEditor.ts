import {useCallback, useDeferredValue, useEffect, useMemo, useRef, useState} from 'react';
import {
  changedEntries,
  sayer,
  startState,
  warningsFor,
  type EditorStart,
  type Notice,
  type Warning,
} from '@site/src/core/editor';
import {useWindowEvent} from '@site/src/browser/useWindowEvent';
import type {Editing, Page} from './context';
import type {SettingsEditorProps} from './resolve';
import {useDraft} from './useDraft';
import {useFilter} from './useFilter';
import {useHandOut, type Ends} from './useHandOut';
import {useReading} from './useReading';

/** What the parts of the editor share. */
export function useEditor(
  props: SettingsEditorProps,
  start: EditorStart,
): {readonly page: Page; readonly editing: Editing} {
  const {state, act, forget} = useDraft(props.data, start.state);
  const [notice, tell] = useState(start.notice);
  const {later, open: read, found, closeFound} = useReading(props.data, start, act, tell);
  const {draft} = state;

  const systemEnds = navigator.userAgent.includes('Windows') ? 'windows' : 'linux';
  const [chosenEnds, setEnds] = useState<Ends>();
  const wanted = chosenEnds ?? 'same';
  const ends = wanted === 'same' && !draft.imported ? systemEnds : wanted;

  const open = useCallback(
    async (source: File | string) => {
      const isRead = await read(source);
      if (isRead) {
        // A field does not keep the line ends of what is pasted into it.
        setEnds(typeof source === 'string' ? systemEnds : undefined);
      }
      return isRead;
    },
    [read, systemEnds],
  );
  const page = useMemo<Page>(() => {
    const data = later ? {...props.data, later} : props.data;
    return {...props, data, say: sayer(props.words), act, tell, open};
    // The props of a page do not change: they are written into it.
  }, [props.data, later, act, open]);
  const {data, say} = page;

  // The field shows a keystroke at once; all that follows from it may come a moment later.
  const shown = useDeferredValue(draft);
  const {entries} = shown.file;
  const changedKeys = useMemo(
    () => new Set(changedEntries(entries, data).map(({key}) => key)),
    [entries, data],
  );
  const warningsOf = useMemo(() => {
    const map = new Map<string, Warning[]>();
    for (const warning of warningsFor(entries, data, shown.missing)) {
      map.set(warning.key, [...(map.get(warning.key) ?? []), warning]);
    }
    return map;
  }, [entries, data, shown.missing]);
  const filter = useFilter(props, changedKeys, warningsOf);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const handOut = useHandOut(latest, ends, data, say, tell);

  // An address such as `editor#ExpRate` leads to one setting.
  const {show} = filter;
  const follow = (): void => show(window.location.hash.slice(1));
  useEffect(follow, [show]);
  useWindowEvent('hashchange', follow);

  const restart = (said: Notice): void => {
    act({type: 'restore', draft: startState(props.data).draft});
    closeFound();
    tell(said);
  };
  return {
    page,
    editing: {
      state,
      draft: shown,
      latest,
      changedKeys,
      warningsOf,
      filter,
      ends,
      setEnds,
      handOut,
      notice,
      // Undo may lead back to before the file was opened; then its problems are no longer of interest.
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
