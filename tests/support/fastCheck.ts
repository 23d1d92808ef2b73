/**
 * Random tests take the same examples in every run, others with `FAST_CHECK_SEED=7`; the weekly
 * workflow takes a new number each time.
 */
import fc from 'fast-check';

fc.configureGlobal({seed: Number(process.env.FAST_CHECK_SEED ?? 1)});
