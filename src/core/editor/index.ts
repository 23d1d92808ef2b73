/** What the settings editor does, without its looks. What reads files, links and drafts is `./reader`. */
export * from './check';
export * from './convert';
export * from './keep';
export * from './keys';
export * from './link';
export * from './model';
export * from './move';
export * from './passwords';
export * from './recipes';
export * from './state';
export * from './values';
export * from './warnings';
