import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/server-files/**/*.test.ts'],
    // The scripts wait most of the time, so several machines at once take hardly longer than one.
    maxWorkers: 4,
    maxConcurrency: 2,
    globalSetup: 'tests/support/machine/globalSetup.ts',
    testTimeout: 300_000,
    hookTimeout: 180_000,
  },
});
