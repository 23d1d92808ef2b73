import {defineConfig} from 'vitest/config';

/** Checks of the built site as files: they need `npm run build` first. */
export default defineConfig({
  test: {
    include: ['tests/site/**/*.test.ts'],
    globalSetup: 'tests/support/machine/globalSetup.ts',
    // Some wait for the programs of the pages, which they run.
    maxWorkers: 2,
    // The files share the pages that were read.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
