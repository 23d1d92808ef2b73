/** The browser loads this part only once there is a file. */
export * from './known';
export * from './parse';
export {passes} from './sound';
export {asComments} from './compose';
export {Report} from './problems';
export {readTyped} from './typed';
export * from './server';
