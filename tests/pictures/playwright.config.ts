import path from 'node:path';
import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';

/** Pictures of the production build; see scripts/test-pictures.ts. */
const root = path.resolve(__dirname, '../..');

export default defineConfig({
  ...base,
  testDir: __dirname,
  timeout: 120_000,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  webServer: {...(base.webServer as object), cwd: root} as never,
  use: {
    ...base.use,
    // The pages may load no fonts and no styles from elsewhere; here they must.
    bypassCSP: true,
    launchOptions: {
      ...base.use?.launchOptions,
      args: [...(base.use?.launchOptions?.args ?? []), '--font-render-hinting=none'],
    },
  },
  // A missing picture is a fault; only `npm run pictures` takes one.
  updateSnapshots: 'none',
  outputDir: path.join(root, 'test-results/pictures'),
  expect: {
    // Two pictures in a row must be alike, on machines of any speed.
    timeout: 60_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Processors draw the edges of letters differently, but far fewer pixels differ than when a thing has moved.
      threshold: 0.2,
      maxDiffPixelRatio: 0.002,
    },
  },
});
