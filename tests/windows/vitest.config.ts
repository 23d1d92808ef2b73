import {defineConfig} from 'vitest/config';

/** Windows: its scripts and the PowerShell of the built pages, run by real PowerShell on a small Windows. */
export default defineConfig({
  test: {
    include: ['tests/windows/**/*.test.ts'],
    globalSetup: 'tests/windows/support/setup.ts',
    maxWorkers: 3,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
