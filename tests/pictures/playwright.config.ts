import path from 'node:path';
import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';

const root = path.resolve(__dirname, '../..');

export default defineConfig({
  ...base,
  testDir: __dirname,
  timeout: 120_000,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  webServer: {...(base.webServer as object), cwd: root} as never,
  use: {
    ...base.use,
    // The pages' policy would block the pictures' fonts and styles.
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
    // The limit is high, because Playwright waits for two equal pictures.
    timeout: 60_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Processors draw edges of letters differently, but fewer pixels differ than when a thing has
      // moved.
      threshold: 0.2,
      maxDiffPixelRatio: 0.002,
    },
  },
});
