import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/server-files/**/*.test.ts'],
    // The scripts mostly wait, so four machines take hardly longer than a single machine.
    maxWorkers: 4,
    maxConcurrency: 2,
    globalSetup: 'tests/support/machine/globalSetup.ts',
    testTimeout: 300_000,
    hookTimeout: 180_000,
  },
});
