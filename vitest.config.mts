import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    // For machines of any speed; a test that passes does not wait.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: [
      'src/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/lib/*.test.ts',
      'tests/unit/**/*.test.ts',
    ],
  },
});
