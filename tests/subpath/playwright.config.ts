import {defineConfig} from '@playwright/test';
import {SUB_PATH_BUILD} from '../../scripts/lib/subPathBuild';
import base from '../../playwright.config';

/** The same browser against the build below a sub-path. */
const port = Number(process.env.SUB_PATH_PORT ?? 3901);

export default defineConfig({
  ...base,
  testDir: '.',
  use: {...base.use, baseURL: `http://localhost:${port}`},
  webServer: {
    command: `npx tsx scripts/preview.ts --dir ${SUB_PATH_BUILD.dir} --port ${port}`,
    cwd: '../..',
    port,
    env: SUB_PATH_BUILD.env,
    reuseExistingServer: false,
  },
});
