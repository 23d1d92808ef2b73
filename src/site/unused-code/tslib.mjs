/** CommonJS packages ask for all of tslib, so the bundler can't leave unused helpers out. */
export {__importDefault} from 'tslib/tslib.es6.mjs';
