import {expose} from 'comlink';
import {complete, load, search} from './backend';

declare let __webpack_get_script_filename__: (chunk: string | number) => string;

if (self.location.search) {
  // If the page loads the worker a second time, the worker also fetches its files again.
  const nameOf = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunk) => nameOf(chunk) + self.location.search;
}

expose({load, complete, search, greet: () => true});
