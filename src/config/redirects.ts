import type {Options} from '@docusaurus/plugin-client-redirects';
import {movedPages} from '../data/movedPages';
import {
  retiredVersions,
  rootVersion,
  versionIds,
  versionPath,
  type VersionId,
} from '../data/versions';
import {builtVersions} from './environment';
import {addressesIn, addressOf} from './sidebar/addresses';
import {sidebarFor} from './sidebar/sidebar';

const moved = builtVersions.flatMap((version) => {
  const addresses = addressesIn(sidebarFor(version));
  return Object.entries(movedPages)
    .filter(
      ([old, page]) =>
        !addresses.includes(old) && addresses.includes(addressOf(page.split('#')[0]!)),
    )
    .map(([old, page]) => ({
      from: `/${versionPath(version)}${old}`,
      to: `/${versionPath(version)}${addressOf(page)}`,
    }));
});

const retired = retiredVersions.flatMap((gone) => {
  const oldest = builtVersions.at(-1)!;
  return addressesIn(sidebarFor(oldest)).map((page) => ({
    from: `/${gone}/${page}`,
    to: `/${versionPath(oldest)}${page}`,
  }));
});

const FIRST_AT_ROOT: VersionId = '0.6.8';

/** A page whose edition moved to the root had another address: `/1.0/offline` for `/offline`. */
function formerAddress(page: string): string[] {
  const isElsewhere = versionIds.some(
    (id) => id !== rootVersion && `${page}/`.startsWith(`/${versionPath(id)}`),
  );
  return isElsewhere || rootVersion === FIRST_AT_ROOT ? [] : [`/${rootVersion}${page}`];
}

/** People have addresses of earlier guides in their bookmarks. */
export const redirects = {
  redirects: [
    {from: '/dedicated-server-guide', to: '/'},
    {from: '/community-server-guide', to: '/getting-started/deploy-community-server'},
    {from: '/optimize-game-balance', to: '/settings-and-operation/configuration'},
    {from: '/commands', to: '/settings-and-operation/commands'},
    ...moved,
    ...retired,
  ],
  createRedirects: formerAddress,
} satisfies Options;
