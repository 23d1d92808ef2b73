import {defineConfig} from 'vitest/config';

/** Checks the files of the built site, so run `npm run build` first. */
export default defineConfig({
  test: {
    include: ['tests/site/**/*.test.ts', 'tests/spec/built.test.ts'],
    // Vitest would put its own '/' in the place of the path of the build.
    env: {BASE_URL: process.env.BASE_URL ?? '/'},
    globalSetup: 'tests/support/machine/globalSetup.ts',
    // One more than CI has cores: the walks through the procedures wait for programs most of the
    // time.
    maxWorkers: 3,
    isolate: false,
    // Several read every page of the build, on machines of any speed.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
