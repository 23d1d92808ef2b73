/** `facts.ts` isn't exported here, so that its data stays out of the browser. */
export * from './steps';
export * from './text';
