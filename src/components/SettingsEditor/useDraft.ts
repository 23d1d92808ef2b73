import {useCallback, useEffect, useRef, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {
  encodeDraft,
  isShared,
  settling,
  type Draft,
  type EditorData,
  type EditorState,
  type Step,
} from '@site/src/core/editor';
import {useWindowEvent} from '@site/src/browser/useWindowEvent';

/** Where the draft of a version is kept. In a browser that blocks storage it lives as long as the page. */
const slotOf = (version: string) => createStorageSlot(`settings-editor-draft-${version}`);

/** The kept draft of a version, or null. */
export const stored = (version: string): string | null => slotOf(version).get();

/** Where a file waits that the reader takes along to the editor of another edition. */
const broughtSlotOf = (version: string) => createStorageSlot(`settings-editor-brought-${version}`);

/** The file that waits for the editor of a version, or null. */
export const broughtTo = (version: string): string | null => broughtSlotOf(version).get();

/** Takes a draft along to the editor of another version: without passwords, as every draft. */
export function takeAlong(draft: Draft, data: EditorData, to: string): void {
  broughtSlotOf(to).set(encodeDraft(draft, data));
}

/** The draft with its steps, kept in the browser once the reader has done something. */
export function useDraft(data: EditorData, start: EditorState) {
  const [state, setState] = useState(start);
  const hasActed = useRef(false);
  const act = useCallback((step: Step) => {
    if (step !== settling) {
      hasActed.current = true;
      if (isShared(window.location.hash)) {
        // From now on the draft counts: a reload must not bring the link's settings back.
        const {pathname, search} = window.location;
        window.history.replaceState(window.history.state, '', pathname + search);
      }
    }
    setState(step);
  }, []);
  const {version} = data;
  const {draft} = state;
  const keep = useCallback(() => {
    if (hasActed.current) {
      slotOf(version).set(encodeDraft(draft, data));
      broughtSlotOf(version).del();
    }
  }, [version, draft, data]);
  useEffect(() => {
    const timer = setTimeout(keep, 250);
    return () => clearTimeout(timer);
  }, [keep]);
  useWindowEvent('pagehide', keep);
  /** Removes the kept draft; what is done next is kept again. */
  const forget = useCallback(() => {
    hasActed.current = false;
    slotOf(version).del();
    broughtSlotOf(version).del();
  }, [version]);
  return {state, act, forget};
}
