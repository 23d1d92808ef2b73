import {values} from '../../data/values';
import {wordsOf} from '../../words';
import type {FactsAttributes, FactsContext} from '../../core/resolver';

export const resolve = (_: FactsAttributes, {locale}: FactsContext) => ({
  words: wordsOf(locale).mapE,
  usualPort: Number(values.gamePort),
});
