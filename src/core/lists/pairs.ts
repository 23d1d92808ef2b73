/**
 * Keys and values out of a text, in whatever form people have their settings: `docker run`, Compose,
 * Kubernetes, units, env files, tables, JSON.
 */
import {jsonPairs} from './json';
import {LineReader} from './lines';
import type {IsKnown, PairList} from './types';

/** The pairs of a text: of JSON, else of its lines. */
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
