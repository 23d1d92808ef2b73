/** The browser loads this module only when there is a file, a link or a text to read. */
export * from './checkText';
export * from './decode';
export * from './catalogue';
export * from './start';
