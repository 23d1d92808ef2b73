/**
 * After a step back, the browser scrolls before the router shows the page, and Docusaurus scrolls
 * to its top. This module restores the position.
 */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {hashTarget} from '../scroll/hashTarget';
import {showHeading} from '../scroll/showHeading';

const places = new Map<string, number>();

/**
 * The browser may scroll before the router is notified, so this is the position of the last frame.
 */
let place = 0;

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

/** The router gives its history entries a key; those that the browser made have none. */
const entryOf = ({key, pathname, hash}: Location) => key ?? (hash ? undefined : pathname);

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener(
    'scroll',
    () => {
      place = window.scrollY;
    },
    {passive: true},
  );
}

/** After a reload or a step back, the browser restores the position. */
const isFollowedLink = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    const entry = previousLocation && entryOf(previousLocation);
    if (entry) {
      places.set(entry, place);
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    const target = hashTarget(location.hash);
    const fold = target?.closest('details');
    // If the fold is open, the browser has already scrolled to the element.
    if (target && fold && !fold.open) {
      fold.open = true;
      target.scrollIntoView();
    }
    // A new entry of the history, from a link or a replacement, has no position yet.
    const left = places.get(entryOf(location) ?? '');
    if (previousLocation && left !== undefined) {
      window.scrollTo({top: left, behavior: 'instant'});
      return;
    }
    const isOtherPlace =
      previousLocation?.pathname !== location.pathname || previousLocation.hash !== location.hash;
    if (location.hash !== '' && isOtherPlace && (previousLocation ?? isFollowedLink())) {
      showHeading(decodeURIComponent(location.hash.slice(1)));
    }
  },
};

export default clientModule;
