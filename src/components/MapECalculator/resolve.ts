import {valueOf} from '../../data/values';
import {wordsOf} from '../../words';
import type {FactsAttributes, FactsContext} from '../../core/resolver';

/** `<MapECalculator />`: the ports of a MAP-E line, shown for an example and for what readers type. */
export const resolve = (_: FactsAttributes, {locale}: FactsContext) => ({
  words: wordsOf(locale).mapE,
  /** The port that servers use unless told otherwise. */
  usualPort: Number(valueOf('gamePort')),
});
