import {defineConfig} from '@playwright/test';

/** Tests run against a production build: GUIDE_BUILD_DIR (default build), served on PORT (3900). */
const port = Number(process.env.PORT ?? 3900);

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only at a second try hides a fault of the test or of the guide.
  retries: 0,
  // The limit is high, because some machines are slow for a while.
  timeout: 120_000,
  expect: {timeout: 10_000},
  reporter: [['list', {printSteps: false}]],
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // The browser finds only localhost, so that no test depends on the network.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
  webServer: {
    command: `npx tsx scripts/preview.ts --dir ${process.env.GUIDE_BUILD_DIR ?? 'build'} --port ${port}`,
    port,
    reuseExistingServer: false,
  },
});
