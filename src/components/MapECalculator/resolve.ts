import {valueOf} from '../../data/values';
import {wordsOf} from '../../words';
import type {FactsAttributes, FactsContext} from '../../core/resolver';

/** `<MapECalculator />` */
export const resolve = (_: FactsAttributes, {locale}: FactsContext) => ({
  words: wordsOf(locale).mapE,
  /** The port that servers use unless told otherwise. */
  usualPort: Number(valueOf('gamePort')),
});
