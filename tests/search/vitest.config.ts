import {defineConfig} from 'vitest/config';

export default defineConfig({
  // The files share the indexes that one of them has made.
  test: {include: ['tests/search/*.test.ts'], isolate: false, testTimeout: 180_000},
});
