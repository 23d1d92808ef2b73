import {useEffect, useState} from 'react';
import {copyText} from '@site/src/browser/clipboard';

/** What the last press of a copy button came to; 'idle' before it and some seconds after. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** How long a button tells the outcome, in milliseconds. */
const SHOWN_FOR = 2500;

/** The state of a copy button, and the function that copies a text and sets the state. */
export function useCopy(): readonly [CopyState, (text: string) => void] {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') {
      return undefined;
    }
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (text: string) =>
    void copyText(text).then((isDone) => setState(isDone ? 'copied' : 'failed'));
  return [state, copy];
}
