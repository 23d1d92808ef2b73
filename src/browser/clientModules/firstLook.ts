/**
 * The first look at a page: parts marked with `data-later` may leave out of their layout what is far
 * from the window, by a rule of their style sheet under `data-first-look`, which `src/browser/start/pageStart.js`
 * sets. Once the page is alive they get their true heights, a few at a time, so that no single piece of
 * work keeps the reader waiting.
 */
import type {ClientModule} from '@docusaurus/types';

const AT_ONCE = 4;
const PAUSE_MS = 30;

/** Everything has its true height from now on. */
export function endFirstLook(): void {
  delete document.documentElement.dataset.firstLook;
}

function goOn(): void {
  const later = Array.from(document.querySelectorAll('[data-later]')).slice(0, AT_ONCE);
  if (later.length === 0 || !('firstLook' in document.documentElement.dataset)) {
    endFirstLook();
    return;
  }
  later.forEach((part) => part.removeAttribute('data-later'));
  setTimeout(goOn, PAUSE_MS);
}

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      endFirstLook();
    }
  },
  onRouteDidUpdate({previousLocation}) {
    if (!previousLocation) {
      setTimeout(goOn, PAUSE_MS);
    }
  },
};

export default clientModule;
