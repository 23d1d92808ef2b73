/**
 * The bundle calls only this helper, but CommonJS packages ask for all, so the bundler can't leave
 * the others out.
 */
export {__importDefault} from 'tslib/tslib.es6.mjs';
