import type mapE from '../../words/en/mapE.json';
import {valueOf} from '../../data/values';
import {wordsOf} from '../../words';
import type {FactsResolver} from '../../core/resolver';

export interface MapECalculatorProps {
  readonly words: typeof mapE;
  /** The port that servers use unless told otherwise. */
  readonly usualPort: number;
}

/** `<MapECalculator />`: the ports of a MAP-E line, shown for an example and for what readers type. */
export const resolve: FactsResolver<MapECalculatorProps> = (_attributes, {locale}) => ({
  words: wordsOf(locale).mapE,
  usualPort: Number(valueOf('gamePort')),
});
