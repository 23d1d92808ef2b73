import {defineConfig} from 'vitest/config';

/** Tests that measure time: what other tests compiled and left in memory must not show. */
export const timed = ['src/core/ini/speed.test.ts'];

export default defineConfig({
  test: {testTimeout: 60_000, include: timed},
});
