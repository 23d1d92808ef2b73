/** The browser loads this part only when there is something to read. */
export * from './checkText';
export * from './decode';
export * from './catalogue';
export * from './start';
