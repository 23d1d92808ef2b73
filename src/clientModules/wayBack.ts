/**
 * Brings a reader who goes back to where the page was left. The browser tries to by itself, but with
 * the page that is still shown, and Docusaurus then scrolls the right page to its top.
 */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How far each entry of the history was scrolled when it was left, in pixels, by the router's keys. */
const places = new Map<string | undefined, number>();

/** As of the last frame: the browser may have scrolled already when the router hears of the way back. */
let place = 0;

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
    if (previousLocation) {
      places.set(previousLocation.key, place);
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    // An entry that a link or a replacement makes has a key of its own, and no place yet.
    const left = places.get(location.key);
    if (previousLocation && left !== undefined) {
      window.scrollTo({top: left, behavior: 'instant'});
    }
  },
};

export default clientModule;
