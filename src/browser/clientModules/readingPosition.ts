/**
 * Keeps the reader's place when the version or the language is switched: the same heading, if the
 * page has it there.
 */
import type {ClientModule} from '@docusaurus/types';
import i18n from '@generated/i18n';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {headingAt, headingToRestore, pageKey, type KeptPlace} from '../scroll/position';
import {showHeading} from '../scroll/showHeading';

const storageKey = 'guide.reading-position';
const bases = i18n.locales.map((locale) => i18n.localeConfigs[locale]!.baseUrl);
const pageOf = (pathname: string) => pageKey(pathname, bases);

/** Less than this, in pixels, and the reader is still at the top. */
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
  return headingAt(places, window.innerHeight * 0.35);
}

/** Storage can be full or forbidden; then the page simply starts at its top. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}

if (ExecutionEnvironment.canUseDOM) {
  // Another language or version is another page load (src/site/version-routes).
  window.addEventListener('pagehide', () => {
    const heading = currentHeading();
    withStorage((storage) => {
      if (!heading) {
        storage.removeItem(storageKey);
        return;
      }
      const {pathname} = window.location;
      const kept: KeptPlace = {
        page: pageOf(pathname),
        address: pathname,
        heading,
        time: Date.now(),
      };
      storage.setItem(storageKey, JSON.stringify(kept));
    });
  });
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation || location.hash !== '') {
      return;
    }
    const kept = withStorage(
      (storage) => JSON.parse(storage.getItem(storageKey) ?? 'null') as Partial<KeptPlace> | null,
    );
    const heading = headingToRestore(kept ?? null, {
      page: pageOf(location.pathname),
      address: window.location.pathname,
      time: Date.now(),
    });
    if (heading) {
      showHeading(heading);
    }
  },
};

export default clientModule;
