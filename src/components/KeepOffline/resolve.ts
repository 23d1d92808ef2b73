import type {FactsAttributes, FactsContext} from '../../core/resolver';
import {wordsOf} from '../../words';

/** `<KeepOffline />`: keeps the guide on the reader's device, in the version and language of the page. */
export const resolve = (_: FactsAttributes, {version, locale, baseUrl}: FactsContext) => ({
  words: wordsOf(locale).offline,
  edition: `${version}-${locale}`,
  baseUrl,
});
