/**
 * Brings a reader who goes back to where the page was left. The browser tries to as well, but with
 * the page that is still shown, and Docusaurus then scrolls the right page to its top.
 */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

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

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    const entry = previousLocation && entryOf(previousLocation);
    if (entry) {
      places.set(entry, place);
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    // An entry that a link or a replacement makes has no place yet.
    const left = places.get(entryOf(location) ?? '');
    if (previousLocation && left !== undefined) {
      window.scrollTo({top: left, behavior: 'instant'});
    }
  },
};

export default clientModule;
