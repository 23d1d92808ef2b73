/**
 * The form of `PalWorldSettings.ini` and the strict model of the game's reader. What repairs files
 * is in `./read`.
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
