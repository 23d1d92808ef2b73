import {useEffect, useRef, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * React ignores what a reader has typed before hydration. `read` is the same function each time,
 * `known` is what the page has.
 */
export function useEarlyInput<Control extends HTMLElement, Value>(
  read: (control: Control) => Value,
  known: Value,
  tell: (early: Value) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const newest = useRef({known, tell});
  useEffect(() => {
    newest.current = {known, tell};
  });
  const late = useRef<() => void>(undefined);
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) {
      late.current?.();
      return;
    }
    const early = read(control.current!);
    if (early !== newest.current.known) {
      // A separate task and `flushSync` make each change start from the state of the change before.
      late.current = () => setTimeout(() => flushSync(() => newest.current.tell(early)));
    }
  }, [isBrowser, read]);
  return control;
}

export const valueIn = ({value}: {readonly value: string}): string => value;
