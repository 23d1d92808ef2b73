import {defineConfig} from '@playwright/test';
import type {OfEngine} from './reader';

/** The same steps in three engines, each in a process of its own; Playwright's runner, and its API for Chromium. */
export default defineConfig<object, OfEngine>({
  testDir: '.',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Long, for machines that are slow for a while; a step that passes does not wait.
  timeout: 240_000,
  globalSetup: './install.ts',
  reporter: [['list', {printSteps: false}]],
  projects: (['webkit', 'firefox', 'chromium'] as const).map((engineName) => ({
    name: engineName,
    use: {engineName},
  })),
});
