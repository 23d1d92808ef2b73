import {expose} from 'comlink';
import {read} from './reading';

expose({read, greet: () => true});
