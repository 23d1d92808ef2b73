/** `facts.ts` stays out of the browser. */
export * from './steps';
export * from './text';
