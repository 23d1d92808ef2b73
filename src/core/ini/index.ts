/** Reading, repairing and writing `PalWorldSettings.ini`. Plain TypeScript, in the browser and in Node. */
export * from './check';
export * from './encoding';
export * from './file';
export * from './game';
export * from './known';
export * from './parse';
export * from './problems';
export {isPlaceholder} from './reader/typed';
export {hidden} from './reader/secrets';
export * from './secret';
export * from './text';
