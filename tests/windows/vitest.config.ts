import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/windows/**/*.test.ts'],
    globalSetup: 'tests/windows/support/setup.ts',
    maxWorkers: 3,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
