/** Runs the search away from the page, so that typing never waits for it. */
import {expose} from 'comlink';
import {load, search} from './backend';

const worker = {load, search, greet: () => true};

export type SearchWorker = typeof worker;

expose(worker);
