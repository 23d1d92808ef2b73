/** Reading, mending and writing `PalWorldSettings.ini`. Plain TypeScript, in the browser and in Node. */
export * from './file';
export * from './parse';
export * from './problems';
export * from './text';
