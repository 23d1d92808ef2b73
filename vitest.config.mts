import {configDefaults, defineConfig} from 'vitest/config';
import {timed} from './vitest.timed.config.mjs';

export default defineConfig({
  test: {
    // For machines of any speed; a test that passes does not wait.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // The processes are shared by all files, so that a module is loaded once in each: a third of the
    // time. Tests put back what they change of a global (vi.unstubAllGlobals, vi.restoreAllMocks).
    isolate: false,
    // Some tests wait for programs that they started; meanwhile others run.
    maxWorkers: 2,
    setupFiles: ['tests/support/fastCheck.ts'],
    include: ['{src,scripts,tests/unit}/**/*.test.ts', 'tests/spec/source.test.ts'],
    exclude: [...configDefaults.exclude, ...timed],
  },
});
