/** `FAST_CHECK_SEED=7` changes the examples. The weekly workflow takes a new number each time. */
import fc from 'fast-check';

fc.configureGlobal({seed: Number(process.env.FAST_CHECK_SEED ?? 1)});
