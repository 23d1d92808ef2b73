import {newestVersion, oldestVersion} from '../../src/data/versions';

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
