import {useWindowEvent} from '@site/src/browser/useWindowEvent';

/** What the reader types into has steps of its own, but for the fields of the settings. */
function hasOwnSteps(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('textarea, input:not([type=checkbox], [type=radio], [type=range])') &&
    (!target.closest('[data-key]') || target.matches('[aria-invalid=true]'))
  );
}

/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z (Cmd on a Mac) take steps back and forth. */
export function useUndoKeys(step: (type: 'undo' | 'redo') => boolean): void {
  useWindowEvent('keydown', (event) => {
    const {ctrlKey, metaKey, altKey, shiftKey, isComposing, target} = event;
    const key = event.key.toLowerCase();
    const isMeant = (ctrlKey || metaKey) && !altKey && !isComposing && !hasOwnSteps(target);
    const type = key === 'y' || (key === 'z' && shiftKey) ? 'redo' : 'undo';
    if (isMeant && (key === 'z' || key === 'y') && step(type)) {
      event.preventDefault();
    }
  });
}
