import type {Config} from '@docusaurus/types';
import {locales} from '../data/locales';

type Scripts = NonNullable<Config['scripts']>;

/** The hash makes the browser refuse any other content from the public CDN. */
const COOKIE_HELPER = {
  src: 'https://cdn.jsdelivr.net/npm/js-cookie@3.0.5/dist/js.cookie.min.js',
  integrity: 'sha384-/vxhYfM1LENRhdpZ8dwEsQn/X4VhpbEZSiU4m/FwR+PVpzar4fkEOw8FP9Y+OfQN',
  crossorigin: 'anonymous',
  async: true,
};

export function clientScripts(baseUrl: string, isCookieHelperEnabled: boolean): Scripts {
  const src = `${baseUrl}js/locale.js`;
  // The scripts load without order, because they would otherwise wait for a CDN that hangs.
  const memory = {src, 'data-base': baseUrl, 'data-locales': locales.join(' '), async: true};
  return isCookieHelperEnabled ? [memory, COOKIE_HELPER] : [memory];
}
