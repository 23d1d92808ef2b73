import {useCallback, useEffect, useState} from 'react';
import {late, type Load} from './index';

declare global {
  interface Window {
    guideLoadAgain?: (otherwise: () => void) => void;
  }
}

/** `gone` means that the load failed twice, as in a tab that is older than the published guide. */
export type LateTrouble = 'slow' | 'failed' | 'gone';

export interface Late<T> {
  readonly value?: T;
  readonly trouble?: LateTrouble;
  /** Tries again. If the part is gone, this loads the whole page. */
  readonly again: () => void;
}

/**
 * Loads a part of the page, or nothing while `load` is undefined. Pass the same function each time.
 */
export function useLate<T>(load: Load<T> | undefined): Late<T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<Late<T>, 'again'>>({});
  useEffect(() => {
    if (!load) {
      return undefined;
    }
    let isCurrent = true;
    const report = (next: typeof state) => {
      if (isCurrent) {
        setState(next);
      }
    };
    report({});
    late(load, {onSlow: () => report({trouble: 'slow'})}).then(
      (value) => report({value}),
      (error: unknown) => {
        console.warn('A part of the page could not be loaded.', error);
        report({trouble: attempt > 0 ? 'gone' : 'failed'});
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  const isGone = state.trouble === 'gone';
  const again = useCallback(() => {
    if (isGone) {
      setState({});
      window.guideLoadAgain?.(() => setState({trouble: 'gone'}));
    } else {
      setAttempt((count) => count + 1);
    }
  }, [isGone]);
  return {...state, again};
}
