import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useWindowEvent} from '@site/src/browser/useWindowEvent';
import {encodeDraft} from '@site/src/core/editor/keep';
import {isShared, type EditorData} from '@site/src/core/editor/model';
import {settling, type EditorState, type Step} from '@site/src/core/editor/state';

/** Without storage, drafts last as long as the page. */
export const slotOf = (version: string) => createStorageSlot(`settings-editor-draft-${version}`);

export function useDraft(data: EditorData, start: EditorState, touch: () => void) {
  const [state, setState] = useState(start);
  const hasActed = useRef(false);
  const act = useCallback(
    (step: Step) => {
      if (step !== settling) {
        touch();
        hasActed.current = true;
        if (isShared(window.location.hash)) {
          // The link is removed from the address, because a reload would load its settings again.
          const {pathname, search} = window.location;
          window.history.replaceState(window.history.state, '', pathname + search);
        }
      }
      setState(step);
    },
    [touch],
  );
  const slot = useMemo(() => slotOf(data.version), [data.version]);
  const {draft} = state;
  const written = useRef(draft);
  const keep = useCallback(() => {
    // A draft is written once, because another tab may have written a newer one since.
    if (hasActed.current && draft !== written.current) {
      written.current = draft;
      slot.set(encodeDraft(draft, data));
    }
  }, [slot, draft, data]);
  useEffect(() => {
    const timer = setTimeout(keep, 250);
    return () => clearTimeout(timer);
  }, [keep]);
  useWindowEvent('pagehide', keep);
  const last = useRef(keep);
  useEffect(() => {
    last.current = keep;
  }, [keep]);
  useEffect(() => () => last.current(), []);
  const forget = (): void => {
    hasActed.current = false;
    slot.del();
  };
  return {state, act, forget};
}
