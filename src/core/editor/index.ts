/** What the settings editor does, without its looks. */
export * from './convert';
export * from './keep';
export * from './model';
export * from './recipes';
export * from './state';
export * from './values';
export * from './warnings';
