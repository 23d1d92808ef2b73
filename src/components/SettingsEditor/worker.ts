import {expose} from 'comlink';
import {open, start} from './reading';

expose({open, start, greet: () => true});
