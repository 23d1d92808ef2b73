import type {Options} from '@docusaurus/plugin-client-redirects';

/** Addresses of earlier guides that people still have in their bookmarks. */
export const redirects = {
  redirects: [
    {from: '/dedicated-server-guide', to: '/'},
    {from: '/community-server-guide', to: '/getting-started/deploy-community-server'},
    {from: '/optimize-game-balance', to: '/settings-and-operation/configuration'},
    {from: '/commands', to: '/settings-and-operation/commands'},
  ],
} satisfies Options;
