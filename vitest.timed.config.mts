import {defineConfig} from 'vitest/config';

/**
 * These tests run alone, because what other tests compiled and left in memory would falsify
 * measured times.
 */
export const timed = ['src/core/ini/speed.test.ts'];

export default defineConfig({
  // The times are those of the processor, so only this limit knows how busy a machine is.
  test: {testTimeout: 600_000, include: timed},
});
