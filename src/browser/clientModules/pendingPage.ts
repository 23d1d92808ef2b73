/**
 * Docusaurus loads the next page as a whole if its scripts fail. This module does the same if they
 * hang.
 */
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
    // If the page is already loaded, it appears before this timer, at its old scroll position.
    const pending = setTimeout(() => restoreScroll('manual'));
    const late = setTimeout(() => {
      notice?.remove();
      window.guideLoadAgain?.(() => {
        notice = showNotice(translate({id: 'late.failed'}));
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
    // The browser leaves a page that was loaded in this way at its top, so this restores the
    // position.
    if (!previousLocation && window.history.scrollRestoration === 'manual') {
      hashTarget(location.hash)?.scrollIntoView();
      restoreScroll('auto');
    }
  },
};

export default clientModule;
