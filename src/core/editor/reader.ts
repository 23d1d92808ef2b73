/**
 * Reads files, links and drafts. It holds the catalogue of all settings, so the browser loads it
 * when there is something to read.
 */
export * from './checkText';
export * from './decode';
export * from './catalogue';
export * from './start';
