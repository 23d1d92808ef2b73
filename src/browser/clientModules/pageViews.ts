/** Reports a page view when another page is shown; src/site/analytics loads it where there is a tag. */
import type {ClientModule} from '@docusaurus/types';

declare global {
  interface Window {
    /** Google's tag, defined by the start script of src/site/analytics. */
    gtag?: (...args: readonly unknown[]) => void;
    dataLayer?: unknown[];
  }
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // A change after `?` or `#` is no new page, and stays with the reader.
    if (!previousLocation || previousLocation.pathname === location.pathname) {
      return;
    }
    // The title of the new page is there a moment later (facebook/docusaurus#7420).
    setTimeout(() => {
      window.gtag?.('set', 'page_location', window.location.origin + location.pathname);
      window.gtag?.('event', 'page_view');
    });
  },
};
export default clientModule;
