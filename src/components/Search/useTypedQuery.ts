import {useEffect, useRef, useState} from 'react';

/** The address follows the typing after this pause, so that the history stays short. Milliseconds. */
const ADDRESS_PAUSE = 400;

/**
 * What is in the box, and the address that follows it; `send` writes a query into the address now, and
 * between `compositionstart` and `compositionend` of an input method (`setComposing`) it rests. The
 * address changes some time after it was written, while the reader goes on typing: what this page
 * wrote itself never comes back into the box, only what a link or the browser's history brings.
 */
export function useTypedQuery(asked: string, write: (query: string) => void) {
  const [typed, setTyped] = useState(asked);
  const [isComposing, setComposing] = useState(false);
  /** What this page wrote into the address, from what it holds now to the newest. */
  const written = useRef([asked]);

  const send = (query: string) => {
    written.current.push(query.trim());
    write(query.trim());
  };
  useEffect(() => {
    const at = written.current.indexOf(asked);
    if (at < 0) {
      setTyped(asked);
    }
    written.current = at < 0 ? [asked] : written.current.slice(at);
  }, [asked]);
  useEffect(() => {
    if (isComposing || typed.trim() === written.current[written.current.length - 1]) {
      return undefined;
    }
    const timer = setTimeout(() => send(typed), ADDRESS_PAUSE);
    return () => clearTimeout(timer);
  });
  return {typed, setTyped, send, setComposing};
}
