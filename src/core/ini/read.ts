/** The browser loads this module only when the reader opens a file. */
export * from './known';
export * from './parse';
export {passes} from './sound';
export {asComments} from './compose';
export {Report} from './problems';
export {readTyped} from './typed';
export * from './server';
