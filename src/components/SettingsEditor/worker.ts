/** Reads away from the page, so that a large or badly damaged file does not stop it. */
import {expose} from 'comlink';
import {open, start} from './reading';

expose({open, start, greet: () => true});
