import path from 'node:path';
import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';

/** scripts/test-pictures.ts runs these tests on the production build. */
const root = path.resolve(__dirname, '../..');

export default defineConfig({
  ...base,
  testDir: __dirname,
  timeout: 120_000,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  webServer: {...(base.webServer as object), cwd: root} as never,
  use: {
    ...base.use,
    // The policy of the pages would block the fonts and styles of the pictures.
    bypassCSP: true,
    launchOptions: {
      ...base.use?.launchOptions,
      args: [...(base.use?.launchOptions?.args ?? []), '--font-render-hinting=none'],
    },
  },
  // Only `npm run pictures` may take a missing picture.
  updateSnapshots: 'none',
  outputDir: path.join(root, 'test-results/pictures'),
  expect: {
    // Playwright waits for two equal pictures in a row, which takes long on slow machines.
    timeout: 60_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Processors draw the edges of letters differently, but far fewer pixels differ than when a
      // thing has moved.
      threshold: 0.2,
      maxDiffPixelRatio: 0.002,
    },
  },
});
