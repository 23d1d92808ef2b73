import {configDefaults, defineConfig} from 'vitest/config';

/** Tests that measure time: what other tests compiled and left in memory must not show. */
const timed = ['src/core/ini/speed.test.ts'];

export default defineConfig({
  test: {
    // For machines of any speed; a test that passes does not wait.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/lib/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...timed],
          // A process for all files, so that each module is loaded once: a third of the time. Tests put
          // back what they change of a global (vi.unstubAllGlobals, vi.restoreAllMocks).
          isolate: false,
        },
      },
      {extends: true, test: {name: 'timed', include: timed}},
    ],
  },
});
