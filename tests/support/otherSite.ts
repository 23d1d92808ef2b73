import path from 'node:path';
import type {PlaywrightTestConfig} from '@playwright/test';
import base from '../../playwright.config';

/** Configures tests against what `command` serves. */
export const otherSite = (
  testDir: string,
  port: number,
  command: string,
  env: Readonly<Record<string, string>> = {},
): PlaywrightTestConfig => ({
  ...base,
  testDir,
  use: {...base.use, baseURL: `http://localhost:${port}`},
  webServer: {
    command,
    cwd: path.resolve(__dirname, '../..'),
    env: {...env},
    port,
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
