import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'tests/machines/setup.ts',
    include: ['tests/machines/**/*.test.ts'],
    // The machines mostly wait, so four of them can run at the same time.
    maxWorkers: 4,
    testTimeout: 240_000,
    hookTimeout: 900_000,
  },
});
