import {useCallback, useEffect, useState} from 'react';
import {late, type Load} from './index';

/** `slow`: it may still come. `failed`: it will not, unless the reader tries again. */
export type LateTrouble = 'slow' | 'failed';

export interface Late<T> {
  readonly value?: T;
  readonly trouble?: LateTrouble;
  /** Loads it again. */
  readonly again: () => void;
}

/** What a part of the page loads later; nothing while there is no `load`. Give the same function each time. */
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
        report({trouble: 'failed'});
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return {...state, again};
}
