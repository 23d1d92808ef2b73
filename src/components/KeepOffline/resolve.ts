import type offline from '../../words/en/offline.json';
import type {FactsResolver} from '../../core/resolver';
import {wordsOf} from '../../words';

export interface KeepOfflineProps {
  readonly words: typeof offline;
  /** What the page offers: its version and language. */
  readonly edition: string;
  /** The path of the site, without the language. */
  readonly baseUrl: string;
}

/** `<KeepOffline />`: keeps the guide on the reader's device, in the version and language of the page. */
export const resolve: FactsResolver<KeepOfflineProps> = (_attributes, context) => ({
  words: wordsOf(context.locale).offline,
  edition: `${context.version}-${context.locale}`,
  baseUrl: context.baseUrl,
});
