import {defineConfig} from 'vitest/config';

/** They read the index files of a build: GUIDE_BUILD_DIR, or build. */
export default defineConfig({
  test: {include: ['tests/search/*.test.ts'], testTimeout: 180_000},
});
