import {defineConfig} from 'vitest/config';

/**
 * These tests run alone, because what other tests compiled and left in memory would falsify
 * measured times.
 */
export const timed = ['src/core/ini/speed.test.ts'];

export default defineConfig({
  test: {testTimeout: 60_000, include: timed},
});
