/** Reading and repairing the files of people. Large: the browser loads it once there is a file. */
export * from './encoding';
export * from './known';
export * from './parse';
export {hidden} from './reader/secrets';
