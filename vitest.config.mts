import {configDefaults, defineConfig} from 'vitest/config';
import {timed} from './vitest.timed.config.mjs';

export default defineConfig({
  test: {
    // For machines of any speed; a test that passes does not wait.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A process for all files, so that each module is loaded once: a third of the time. Tests put back
    // what they change of a global (vi.unstubAllGlobals, vi.restoreAllMocks).
    isolate: false,
    include: [
      'src/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/lib/*.test.ts',
      'tests/unit/**/*.test.ts',
    ],
    exclude: [...configDefaults.exclude, ...timed],
  },
});
