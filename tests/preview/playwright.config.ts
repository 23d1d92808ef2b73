import {defineConfig} from '@playwright/test';
import {versionIds} from '../../src/data/versions';
import base from '../../playwright.config';

/** `npm start`, with the two newest versions, in the same browser. */
const port = Number(process.env.PREVIEW_PORT ?? 3903);

export default defineConfig({
  ...base,
  testDir: '.',
  // One page at a time: the server compiles what is asked for.
  workers: 1,
  use: {...base.use, baseURL: `http://localhost:${port}`},
  webServer: {
    command: `npm start -- --no-open --port ${port}`,
    cwd: '../..',
    env: {GUIDE_VERSIONS: versionIds.slice(0, 2).join()},
    port,
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
