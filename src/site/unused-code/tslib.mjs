/**
 * The one helper of tslib that the bundle calls (unusedCode.test.ts looks whether it still is). The
 * bundler cannot leave the others out by itself, because CommonJS packages ask for them all.
 */
export {__importDefault} from 'tslib/tslib.es6.mjs';
