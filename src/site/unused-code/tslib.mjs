/**
 * The one helper of tslib that the bundle calls (unusedCode.test.ts checks that). CommonJS packages
 * ask for all of them, so the bundler can't leave the others out.
 */
export {__importDefault} from 'tslib/tslib.es6.mjs';
