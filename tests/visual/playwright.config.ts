import path from 'node:path';
import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';

/** Screenshots of the production build; `npm run test:visual`, `npm run test:visual:update`. */
const root = path.resolve(__dirname, '../..');

export default defineConfig({
  ...base,
  testDir: __dirname,
  timeout: 60_000,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  webServer: {...(base.webServer as object), cwd: root} as never,
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Edges of letters differ by a shade between runs; a moved or missing thing is far more.
      threshold: 0.2,
      maxDiffPixelRatio: 0.005,
    },
  },
});
