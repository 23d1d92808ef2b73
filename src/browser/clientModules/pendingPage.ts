/** Docusaurus loads the next page as a whole when its scripts fail, but not when they hang. */
import type {ClientModule} from '@docusaurus/types';
import {translate} from '@docusaurus/Translate';
import {showNotice} from '../notice';
import {hashTarget} from '../scroll/hashTarget';

const PATIENCE = 15_000;

let notice: HTMLElement | undefined;

function restoreScroll(type: ScrollRestoration): void {
  window.history.scrollRestoration = type;
}

const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || previousLocation.pathname === location.pathname) {
      return undefined;
    }
    // A page that is loaded already appears at once at its old place.
    const pending = setTimeout(() => restoreScroll('manual'));
    const late = setTimeout(() => {
      notice?.remove();
      window.guideLoadAgain?.(() => {
        notice = showNotice('alert', translate({id: 'late.failed'}));
      });
    }, PATIENCE);
    return () => {
      clearTimeout(pending);
      clearTimeout(late);
      notice?.remove();
      restoreScroll('auto');
    };
  },
  onRouteDidUpdate({location, previousLocation}) {
    // The browser leaves a page that was loaded in this way at its top.
    if (!previousLocation && window.history.scrollRestoration === 'manual') {
      hashTarget(location.hash)?.scrollIntoView();
      restoreScroll('auto');
    }
  },
};

export default clientModule;
