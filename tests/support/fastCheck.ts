/**
 * The examples are the same in every run. `FAST_CHECK_SEED=7` takes others, and the weekly workflow
 * a new number each time.
 */
import fc from 'fast-check';

fc.configureGlobal({seed: Number(process.env.FAST_CHECK_SEED ?? 1)});
