import {newestVersion, oldestVersion} from '../../src/data/versions';

/** The second build of the tests: two versions below a sub-path, with analytics and the cookie helper. */
export const SUB_PATH_BUILD = {
  dir: 'build-subpath',
  env: {
    BASE_URL: '/guide/',
    SITE_URL: 'https://example.org',
    REPOSITORY_URL: 'https://example.org/owner/palworld-server-guide',
    ANALYTICS_ID: 'G-TEST000000',
    COOKIE_HELPER: '1',
    GUIDE_VERSIONS: `${newestVersion.id},${oldestVersion.id}`,
  },
} as const;
