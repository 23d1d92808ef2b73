/** What a settings file becomes beside an ini file. */
export * from './environment';
export * from './forms';
export * from './startLine';
export * from './texts';
