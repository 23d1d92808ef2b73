import {defineConfig} from 'vitest/config';

/** The files of the generator: checked by the tools that read them, and run against stand-ins. */
export default defineConfig({
  test: {
    include: ['tests/server-files/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
