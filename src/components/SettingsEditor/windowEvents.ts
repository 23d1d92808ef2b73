import {useEffect, useRef, useState} from 'react';

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
  useEffect(() => {
    const follow = (event: KeyboardEvent): void => {
      const {ctrlKey, metaKey, altKey, shiftKey, isComposing, target} = event;
      const key = event.key.toLowerCase();
      const type = key === 'y' || (key === 'z' && shiftKey) ? 'redo' : 'undo';
      if (
        (ctrlKey || metaKey) &&
        !altKey &&
        !isComposing &&
        (key === 'z' || key === 'y') &&
        !hasOwnSteps(target) &&
        step(type)
      ) {
        event.preventDefault();
      }
    };
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  }, [step]);
}

/**
 * Takes a file that is dropped anywhere on the page, and tells whether one is above it. Beside a
 * small area the browser would open the file in place of the page, and the draft's passwords be lost.
 */
export function useDroppedFile(take: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const carriesFile = (event: DragEvent): boolean =>
      event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent): void => {
      if (carriesFile(event)) {
        event.preventDefault();
        setOver(true);
      }
    };
    const leave = (event: DragEvent): void => {
      if (!event.relatedTarget) {
        setOver(false);
      }
    };
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      setOver(false);
      if (file) {
        event.preventDefault();
        latest.current(file);
      }
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
