import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';

/** A small site with what the guide does not use today, built and looked at in the same browser. */
const port = Number(process.env.ORDINARY_PORT ?? 3902);

export default defineConfig({
  ...base,
  testDir: '.',
  use: {...base.use, baseURL: `http://localhost:${port}`},
  webServer: {
    command: `npx tsx tests/ordinary/serve.ts ${port}`,
    cwd: '../..',
    port,
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
