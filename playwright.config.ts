import {defineConfig} from '@playwright/test';

/** Tests run against a production build: GUIDE_BUILD_DIR (default build), served on PORT (3900). */
const port = Number(process.env.PORT ?? 3900);

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // No second try: a test that passes only sometimes has a fault, or the guide has.
  retries: 0,
  // Long, for machines that are slow for a while; a test that passes does not wait.
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
        // Third parties are out of reach by their names: no test depends on the network.
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
