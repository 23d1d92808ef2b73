import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/windows/**/*.test.ts'],
    globalSetup: 'tests/windows/support/setup.ts',
    // Four can run at a time, because PowerShell mostly waits for the made-up server.
    maxWorkers: 4,
    testTimeout: 900_000,
    hookTimeout: 180_000,
  },
});
