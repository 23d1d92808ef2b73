/**
 * Brings a reader who goes back to where the page was left. The browser tries to as well, but with
 * the page that is still shown, and Docusaurus then scrolls the right page to its top.
 *
 * A link to a heading leads there: the browser scrolls once, before the parts of a long page above the
 * heading have their height, and would leave it outside of the window. A link to a place within a folded
 * part opens that part; some browsers do so, but only for a new page.
 */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {hashTarget} from '../scroll/hashTarget';
import {showHeading} from '../scroll/showHeading';

/** How far each entry of the history was scrolled when it was left, in pixels. */
const places = new Map<string, number>();

/** As of the last frame: the browser may have scrolled already when the router is notified of going back. */
let place = 0;

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

/**
 * The router gives each entry a key; those that the browser makes have none: the first page, and
 * anchors outside of its links. The latter begin at their anchor.
 */
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

/** After a reload, and when a reader returns from another site, the browser restores the scroll position. */
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
    // Where it is open already, the place is where the browser has put it.
    if (target && fold && !fold.open) {
      fold.open = true;
      target.scrollIntoView();
    }
    // An entry that a link or a replacement makes has no place yet.
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
