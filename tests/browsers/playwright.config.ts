import {defineConfig} from '@playwright/test';
import type {OfEngine} from './reader';

export default defineConfig<object, OfEngine>({
  testDir: '.',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 240_000,
  globalSetup: './install.ts',
  reporter: [['list', {printSteps: false}]],
  projects: (['webkit', 'firefox', 'chromium'] as const).map((engineName) => ({
    name: engineName,
    use: {engineName},
    // `npm run test:browser` tries in Chromium what readers do. Only lines are read nowhere else.
    ...(engineName === 'chromium' ? {testMatch: 'lines.spec.ts'} : {}),
  })),
});
