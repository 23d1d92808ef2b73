/**
 * The form of `PalWorldSettings.ini`, writing it, and the strict model of the game's reader. Plain
 * TypeScript, in the browser and in Node. What reads and repairs the files of people is `./read`.
 */
export * from './check';
export * from './file';
export * from './game';
export * from './placeholder';
export type {ParsedIni} from './parse';
export * from './problems';
export * from './secret';
export type {ServerView} from './server';
export * from './text';
