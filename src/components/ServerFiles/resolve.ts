import {serverFilesFacts} from '../../core/serverFiles/facts';
import type {FactsAttributes, FactsContext} from '../../core/resolver';
import {wordsOf} from '../../words';

/** `<ServerFiles />`: what the generator needs to know of the page's version, in its language. */
export const resolve = (_: FactsAttributes, {version, locale}: FactsContext) => ({
  facts: serverFilesFacts(version),
  words: wordsOf(locale).serverFiles,
});
