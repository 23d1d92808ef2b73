/** The browser loads this part with the catalogue only when there is something to read. */
export * from './checkText';
export * from './decode';
export * from './catalogue';
export * from './start';
