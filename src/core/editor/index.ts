/** The settings editor without its looks. What reads files, links and drafts is in `./reader`. */
export * from './convert';
export * from './keep';
export * from './keys';
export * from './link';
export * from './model';
export * from './passwords';
export * from './recipes';
export * from './say';
export * from './state';
export * from './values';
export * from './warnings';
export type {EditorStart, Notice} from './start';
