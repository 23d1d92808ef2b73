import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/lib/*.test.ts',
      'tests/unit/**/*.test.ts',
    ],
  },
});
