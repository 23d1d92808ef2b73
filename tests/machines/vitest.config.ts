import {defineConfig} from 'vitest/config';

/** The server files on real systems: Debian with systemd, and Docker. */
export default defineConfig({
  test: {
    include: ['tests/machines/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 900_000,
  },
});
