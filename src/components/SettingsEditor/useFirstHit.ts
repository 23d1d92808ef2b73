import {useEffect, type RefObject} from 'react';

/**
 * Keeps the first setting that the search finds in view, below the bar with the field: while the
 * reader types there, and when the synonyms come a moment later.
 */
export function useFirstHit(
  query: string,
  shown: ReadonlySet<string>,
  bar: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (query === '' || !bar.current?.contains(document.activeElement)) {
      return;
    }
    const hit = document.querySelector<HTMLElement>('[data-key]');
    if (!hit) {
      return;
    }
    const {top, bottom} = hit.getBoundingClientRect();
    // With its keyboard open, a phone shows less than the window.
    const height = window.visualViewport?.height ?? window.innerHeight;
    if (top < bar.current.getBoundingClientRect().bottom || bottom > height) {
      hit.scrollIntoView({block: 'start'});
    }
  }, [query, shown, bar]);
}
