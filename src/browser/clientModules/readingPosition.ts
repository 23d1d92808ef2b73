import type {ClientModule} from '@docusaurus/types';
import i18n from '@generated/i18n';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import {isTexts, readStored} from '@site/src/core/stored';
import {headingAt, pageKey} from '../scroll/position';
import {showHeading} from '../scroll/showHeading';

const slot = createStorageSlot('guide.reading-position', {persistence: 'sessionStorage'});
const bases = i18n.locales.map((locale) => i18n.localeConfigs[locale]!.baseUrl);
const pageOf = (pathname: string) => pageKey(pathname, bases);

/** Within these pixels, the reader is still at the top. */
const TOP = 80;

function currentHeading(): string | undefined {
  if (window.scrollY < TOP) {
    return undefined;
  }
  const headings = document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]');
  const places = Array.from(headings, (heading) => ({
    id: heading.id,
    top: heading.getBoundingClientRect().top,
  }));
  return headingAt(places, window.innerHeight * 0.15);
}

if (ExecutionEnvironment.canUseDOM) {
  // A change of language or version loads a new page, so the position is stored first.
  window.addEventListener('pagehide', () => {
    const heading = currentHeading();
    slot.set(JSON.stringify([window.location.pathname, ...(heading ? [heading] : [])]));
  });
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation || location.hash !== '') {
      return;
    }
    const [address = '', heading] = readStored(slot.get(), isTexts) ?? [];
    const isSamePage = pageOf(address) === pageOf(location.pathname);
    if (heading && isSamePage && address !== window.location.pathname) {
      showHeading(heading);
    }
  },
};

export default clientModule;
