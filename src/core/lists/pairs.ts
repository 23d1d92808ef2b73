import {jsonPairs} from './json';
import {LineReader} from './lines';
import type {IsKnown, PairList} from './types';

export function pairsIn(text: string, isKnown: IsKnown): PairList {
  const hasLines = (rest: string): boolean =>
    new LineReader(rest, isKnown).read().pairs.some(({key}) => isKnown(key));
  const pairs = jsonPairs(text, isKnown, hasLines);
  if (pairs) {
    return {form: 'json', pairs, elsewhere: []};
  }
  const {pairs: found, elsewhere} = new LineReader(text, isKnown).read();
  return {form: 'lines', pairs: found, elsewhere};
}
