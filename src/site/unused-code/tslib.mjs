/**
 * The one helper of tslib that the bundle calls. CommonJS packages ask for all, so the bundler
 * can't leave the others out.
 */
export {__importDefault} from 'tslib/tslib.es6.mjs';
