import {useEffect, type RefObject} from 'react';

interface Keys {
  /** Number of options. */
  readonly count: number;
  readonly active: number;
  readonly isOpen: boolean;
  /** Chooses among the options. */
  readonly onMove: (at: number) => void;
  readonly onEnter: () => void;
  /** Escape on a button of the panel; in the box it is the box's own matter. */
  readonly onLeave: () => void;
}

/**
 * The keys that choose. The options follow the arrow keys while the focus stays in the box; where
 * there are none, the arrow keys lead to the links and buttons of the panel.
 */
export function useKeys(
  inputRef: RefObject<HTMLInputElement | null>,
  panelRef: RefObject<HTMLDivElement | null>,
  {count, active, isOpen, onMove, onEnter, onLeave}: Keys,
): void {
  useEffect(() => {
    const [input, panel] = [inputRef.current, panelRef.current];
    const walk = (step: number) => {
      const stops = [input, ...Array.from(panel?.querySelectorAll<HTMLElement>('a, button') ?? [])];
      const at = stops.indexOf(document.activeElement as HTMLElement);
      stops[(at + step + stops.length) % stops.length]?.focus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // Keys that choose among the words of an input method are not for us.
      if (event.isComposing || event.keyCode === 229 || event.altKey || event.ctrlKey) {
        return;
      }
      const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
      if (step !== undefined) {
        event.preventDefault();
        if (count === 0) {
          walk(step);
        } else {
          onMove(isOpen ? (active + step + count) % count : 0);
        }
      } else if (event.key === 'Enter' && event.currentTarget === input && input?.value.trim()) {
        event.preventDefault();
        onEnter();
      } else if (event.key === 'Escape' && event.currentTarget === panel) {
        onLeave();
      }
    };
    input?.addEventListener('keydown', onKeyDown);
    panel?.addEventListener('keydown', onKeyDown);
    return () => {
      input?.removeEventListener('keydown', onKeyDown);
      panel?.removeEventListener('keydown', onKeyDown);
    };
  });
}
