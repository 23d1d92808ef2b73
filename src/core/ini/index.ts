/** `./read`, which repairs files, isn't exported here, because it loads later. */
export * from './check';
export * from './file';
export * from './game';
export * from './placeholder';
export type {ParsedIni} from './parse';
export * from './problems';
export * from './secret';
export type {ServerView} from './server';
export * from './text';
