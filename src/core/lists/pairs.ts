import {settingsModes} from '../../data/communityImages/modes';
import {jsonPairs} from './json';
import {LineReader} from './lines';
import type {PairFault} from './shell';

export interface Pair {
  readonly key: string;
  readonly value: string;
  readonly at: number;
  readonly isPlain?: boolean;
  readonly fault?: PairFault;
}

export interface PairList {
  readonly form: 'json' | 'lines';
  readonly pairs: readonly Pair[];
  /** Files and objects such as `--env-file` and `envFrom` have further settings. */
  readonly elsewhere: readonly {readonly name: string; readonly at: number}[];
}

export type IsKnown = (key: string) => boolean;

/** Reads the pairs of a list in any form that people have it in. */
export function pairsIn(whole: string, isKnown: IsKnown): PairList {
  const text = whole.replace(/^\uFEFF/, '');
  // A variable such as `ADMIN_PASSWORD_FILE` names the file that has the value.
  const named = (pair: Pair): Pair => {
    const key = pair.key.replace(/_FILE$/, '');
    return key === pair.key || !isKnown(key) ? pair : {...pair, key, value: '', fault: 'reference'};
  };
  const hasLines = (rest: string): boolean =>
    new LineReader(rest, isKnown).read().pairs.some(({key}) => isKnown(key));
  const found = jsonPairs(text, isKnown, hasLines);
  if (found) {
    const {pairs, isEnvironment} = found;
    return {form: isEnvironment ? 'lines' : 'json', pairs: pairs.map(named), elsewhere: []};
  }
  const {pairs, elsewhere} = new LineReader(text, isKnown).read();
  return {form: 'lines', pairs: pairs.map(named), elsewhere};
}

const imageIds = Object.keys(settingsModes) as readonly (keyof typeof settingsModes)[];

/**
 * Finds the image that a list belongs to, by its own name and its variables; `rows` has the
 * variables of each setting in the order of `settingsModes`.
 */
export function imageIn(
  text: string,
  given: {readonly has: (name: string) => boolean},
  rows: readonly (readonly (string | undefined)[])[],
) {
  const found = imageIds.map((id, index) => {
    const count = rows.filter((row) => given.has(row[index] ?? '')).length;
    const isNamed = text.includes(`${id}/`);
    const isSure = isNamed || given.has(settingsModes[id].name);
    return {id, index, count, isNamed, weight: count + (isSure ? 1 : 0)};
  });
  return found.reduce((best, one) => (one.weight > best.weight ? one : best));
}
