/** The steps of an upgrade. `facts.ts` stays out: it runs while the site is built. */
export * from './steps';
export * from './text';
