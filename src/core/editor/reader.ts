/**
 * What reads files, links and drafts: more than half of the editor's script, with the catalogue of
 * all settings. The browser loads it once there is something to read.
 */
export * from './checkText';
export * from './decode';
export * from './catalogue';
export * from './start';
