import {searchSettings} from '../../src/core/search/searchSettings';
import {synonyms} from '../../src/core/search/synonyms';
import {search} from '../../src/core/search/search';
import type {SearchIndex} from '../../src/core/search/searchIndex';
import {pages, type SearchCase} from './types';

/** The places a search gives, best first, as `page#place` below the version's root. */
export type Searcher = (query: string) => readonly string[] | Promise<readonly string[]>;

export interface Outcome {
  readonly case: SearchCase;
  readonly found: readonly string[];
  /** Position of the first acceptable hit, from 1; 0 when there is none. */
  readonly rank: number;
}

/** The guide's own search, as the drop-down shows it. `root` is the address of the version. */
export function ownSearch(index: SearchIndex, locale: string, root: string): Searcher {
  return (query) =>
    search(index, query, {...searchSettings, synonyms: synonyms[locale]!}).groups.flatMap(
      ({hits}) => hits.map(({url, hash}) => url.slice(root.length) + hash),
    );
}

function accepts(accepted: string, found: string): boolean {
  const [name = '', place] = accepted.split('#');
  const page = pages[name];
  if (page === undefined) {
    throw new Error(`"${name}" is no short name of a page; see tests/search/types.ts.`);
  }
  return place === undefined ? found.split('#')[0] === page : found === `${page}#${place}`;
}

/** Runs the queries and finds the first acceptable hit of each. */
export async function evaluate(
  list: readonly SearchCase[],
  searcher: Searcher,
  limit = searchSettings.limit,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const item of list) {
    const found = (await searcher(item.query)).slice(0, limit);
    const rank =
      found.findIndex((hit) => item.accept.some((accepted) => accepts(accepted, hit))) + 1;
    outcomes.push({case: item, found, rank});
  }
  return outcomes;
}

/** Share of the outcomes with an acceptable hit among the first `most`. */
export function share(outcomes: readonly Outcome[], most: number): number {
  return outcomes.filter(({rank}) => rank > 0 && rank <= most).length / outcomes.length;
}
