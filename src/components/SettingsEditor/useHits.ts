import {useEffect, useRef, type RefObject} from 'react';
import {useWindowEvent} from '@site/src/browser/useWindowEvent';
import type {Filter} from './useFilter';

const controlOf = (hit: Element | undefined): HTMLElement | null | undefined =>
  hit?.querySelector<HTMLElement>('input, select');

/** In these controls, an arrow key changes the value, so it doesn't move to the next hit. */
const usesArrows = 'select, textarea, [type=range], [type=radio]';

/** Moves the focus from the search field to its hits. */
export function useHits(
  {query, laterQuery, shown}: Filter,
  bar: RefObject<HTMLElement | null>,
): void {
  const isWanted = useRef(false);
  useEffect(() => {
    const hit = document.querySelector<HTMLElement>('[data-key]');
    if (query === '' || !hit || !bar.current?.contains(document.activeElement)) {
      return;
    }
    if (isWanted.current && query === laterQuery) {
      isWanted.current = false;
      controlOf(hit)?.focus();
      return;
    }
    const {top, bottom} = hit.getBoundingClientRect();
    // A phone's keyboard makes the visible part smaller than the window.
    const height = window.visualViewport?.height ?? window.innerHeight;
    if (top < bar.current.getBoundingClientRect().bottom || bottom > height) {
      hit.scrollIntoView({block: 'start'});
    }
  }, [query, laterQuery, shown, bar]);

  useWindowEvent('keydown', (event) => {
    const {key, target, isComposing} = event;
    if (isComposing || query === '' || !(target instanceof HTMLElement)) {
      return;
    }
    const search = bar.current?.querySelector('input');
    const isInSearch = target === search;
    const own = target.closest('[data-key]');
    const isDown = key === 'ArrowDown' || (key === 'Enter' && isInSearch);
    const isUp = key === 'ArrowUp' && !isInSearch;
    if ((!isDown && !isUp) || (!isInSearch && (!own || target.matches(usesArrows)))) {
      return;
    }
    event.preventDefault();
    if (query !== laterQuery) {
      isWanted.current = true;
      return;
    }
    const hits = Array.from(document.querySelectorAll('[data-key]'));
    const next = (own ? hits.indexOf(own) : -1) + (isDown ? 1 : -1);
    (next < 0 ? search : controlOf(hits[next]))?.focus();
  });
}
