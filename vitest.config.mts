import {configDefaults, defineConfig} from 'vitest/config';
import {timed} from './vitest.timed.config.mjs';

/** The weekly run begins a language, which seldom breaks and takes a minute. */
const weekly = ['scripts/language.test.ts'];
const isWeekly = Boolean(process.env.GUIDE_WEEKLY);

export default defineConfig({
  test: {
    // The limit is high, because some machines are slow for a while.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // The shared processes load a module once each, which takes a third of the time. Tests put back
    // what they change of a global (vi.unstubAllGlobals, vi.restoreAllMocks).
    isolate: false,
    // Some tests wait for programs that they started; meanwhile others run.
    maxWorkers: 2,
    setupFiles: ['tests/support/fastCheck.ts'],
    include: isWeekly
      ? weekly
      : ['{src,scripts,tests/unit}/**/*.test.ts', 'tests/spec/source.test.ts'],
    exclude: [...configDefaults.exclude, ...timed, ...(isWeekly ? [] : weekly)],
  },
});
