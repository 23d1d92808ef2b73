import {useEffect, useRef, useState, type RefObject} from 'react';
import {listPath, megabytes, type OfflineList} from '@site/src/core/offline/edition';
import type {KeepOfflineProps} from './resolve';

/** The size of a copy. The HTML of the page has it; who comes by a link within the site gets it from the list. */
export function useSize({
  edition,
  baseUrl,
  words,
}: KeepOfflineProps): readonly [RefObject<HTMLSpanElement | null>, string] {
  const place = useRef<HTMLSpanElement>(null);
  const [size, setSize] = useState('');
  useEffect(() => {
    if (place.current?.textContent) {
      return;
    }
    fetch(`${baseUrl}${listPath(edition)}`)
      .then((response) => response.json())
      .then((list: OfflineList) => setSize(megabytes(list.bytes, words)))
      // It says so when it is asked to copy.
      .catch(() => undefined);
  }, [baseUrl, edition, words]);
  return [place, size];
}
