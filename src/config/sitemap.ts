import type {Options} from '@docusaurus/preset-classic';
import {ownPages} from '../data/ownPages';
import {localePath, locales} from '../data/locales';
import {versionIds, versionPath} from '../data/versions';
import {baseUrl, builtVersions} from './environment';
import {addressesIn, addressOf} from './sidebar/addresses';
import {sidebarFor} from './sidebar/sidebar';

const newest = builtVersions[0]!;
const withoutSlash = (path: string) => path.replace(/\/+$/, '');
const inNewest = addressesIn(sidebarFor(newest)).map(withoutSlash);
const own = ownPages.map(addressOf).map(withoutSlash);

/** Returns whether search engines list this address instead of the newest edition's. */
export function isCanonical(url: string): boolean {
  const path = new URL(url).pathname.slice(baseUrl.length);
  const language = locales.map(localePath).find((start) => start && `${path}/`.startsWith(start));
  const below = `${path}/`.slice(language?.length ?? 0);
  const edition = versionIds.find((id) => versionPath(id) && below.startsWith(versionPath(id)));
  if (edition === newest) {
    return true;
  }
  const page = withoutSlash(below.slice(edition ? versionPath(edition).length : 0));
  return own.includes(page) || !inNewest.includes(page);
}

export const sitemapOptions = {
  ignorePatterns: ['/**/search', '/search'],
  lastmod: 'date',
  changefreq: null,
  priority: null,
  createSitemapItems: async ({defaultCreateSitemapItems, ...params}) =>
    (await defaultCreateSitemapItems(params)).filter(({url}) => isCanonical(url)),
} satisfies Options['sitemap'];
