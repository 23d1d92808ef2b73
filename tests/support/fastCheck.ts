/**
 * Random tests take the same examples in every run, so that nothing fails by chance. Others with
 * `FAST_CHECK_SEED=7 npx vitest run …`; the weekly workflow takes a new number each time.
 */
import fc from 'fast-check';

fc.configureGlobal({seed: Number(process.env.FAST_CHECK_SEED ?? 1)});
