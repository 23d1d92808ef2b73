import type {ClientModule} from '@docusaurus/types';
import type words from '@site/src/words/en/analytics.json';

declare global {
  interface Window {
    gtag?: (...args: readonly unknown[]) => void;
    dataLayer?: unknown[];
  }
}

interface Analytics {
  readonly trackingId: string;
  readonly words?: typeof words;
}

export const readAnalytics = (): Analytics =>
  JSON.parse(document.querySelector('#guide-analytics')!.textContent) as Analytics;

export const isLoaded = (): boolean => 'gtag' in window;

/** Loads the tag once, with an address before `config` sends the first page view. */
export function loadTag(): void {
  if (isLoaded()) {
    return;
  }
  const id = readAnalytics().trackingId;
  const layer: unknown[] = (window.dataLayer ??= []);
  // Google's tag reads `arguments` objects, not arrays.
  window.gtag = function gtag() {
    // eslint-disable-next-line prefer-rest-params -- see the line above
    layer.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('set', 'page_location', window.location.origin + window.location.pathname);
  window.gtag('config', id, {anonymize_ip: true});
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation && !readAnalytics().words) {
      loadTag();
    }
    // A change of the query or the hash isn't a page view, because Google gets neither.
    if (!previousLocation || previousLocation.pathname === location.pathname) {
      return;
    }
    // The view is sent a moment later, when the page has its new title (facebook/docusaurus#7420).
    setTimeout(() => {
      window.gtag?.('set', 'page_location', window.location.origin + location.pathname);
      window.gtag?.('event', 'page_view');
    });
  },
};
export default clientModule;
