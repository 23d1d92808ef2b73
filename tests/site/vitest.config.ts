import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/site/**/*.test.ts', 'tests/spec/built.test.ts'],
    // Vitest would put its own '/' in the place of the path of the build.
    env: {BASE_URL: process.env.BASE_URL ?? '/'},
    // The limit is high, because some tests wait for programs.
    maxWorkers: 3,
    isolate: false,
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
