import {search} from '../../src/core/search/search';
import {readIndexFile} from '../../src/core/search/searchIndex';
import {searchSettings} from '../../src/core/search/searchSettings';
import type {AnswerOptions} from '../../src/core/search/types';
import {pages, type SearchCase} from './types';

/** The places a search gives, best first, as `page#place` below the version's root. */
export type Searcher = (query: string) => readonly string[] | Promise<readonly string[]>;

export interface Outcome {
  readonly case: SearchCase;
  readonly found: readonly string[];
  /** Position of the first acceptable hit, from 1; 0 when there is none. */
  readonly rank: number;
  /** The same for the pages of the hits. */
  readonly pageRank: number;
}

/** The guide's own search, as the drop-down shows it unless `options` differ. `root` is the address of the version. */
export async function ownSearch(
  indexFile: unknown,
  locale: string,
  root: string,
  options?: AnswerOptions,
): Promise<Searcher> {
  const index = await readIndexFile(indexFile, locale);
  return (query) =>
    search(index, query, options).groups.flatMap(({hits}) =>
      hits.map(({url, hash}) => url.slice(root.length) + hash),
    );
}

/** The accepted places of a query as addresses below the version's root. */
export function addressesOf({accept}: SearchCase): string[] {
  return accept.map((accepted) => {
    const [name = '', place] = accepted.split('#');
    const page = pages[name];
    if (page === undefined) {
      throw new Error(`"${name}" is no short name of a page; see tests/search/types.ts.`);
    }
    return place === undefined ? page : `${page}#${place}`;
  });
}

const pageOf = (address: string) => address.split('#')[0]!;

/** Runs the queries and finds the first acceptable hit of each. */
export async function evaluate(
  list: readonly SearchCase[],
  searcher: Searcher,
  limit = searchSettings.limit,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const item of list) {
    const found = (await searcher(item.query)).slice(0, limit);
    const accepted = addressesOf(item);
    const acceptedPages = accepted.map(pageOf);
    const foundPages = [...new Set(found.map(pageOf))];
    outcomes.push({
      case: item,
      found,
      rank: found.findIndex((hit) => accepted.includes(hit)) + 1,
      pageRank: foundPages.findIndex((page) => acceptedPages.includes(page)) + 1,
    });
  }
  return outcomes;
}

/** Share of the outcomes with an acceptable place, or page, among the first `most`. */
export function share(
  outcomes: readonly Outcome[],
  most: number,
  of: 'rank' | 'pageRank' = 'rank',
): number {
  return (
    outcomes.filter((outcome) => outcome[of] > 0 && outcome[of] <= most).length / outcomes.length
  );
}

/** The figures of a list in one line. */
export function summary(name: string, outcomes: readonly Outcome[]): string {
  const percent = (most: number, of: 'rank' | 'pageRank') =>
    Math.round(share(outcomes, most, of) * 100);
  const figures = (of: 'rank' | 'pageRank') =>
    [1, 3, 8].map((most) => percent(most, of)).join(' / ');
  return `${name}: ${outcomes.length} queries; in the first 1 / 3 / 8 hits the section ${figures('rank')} %, the page ${figures('pageRank')} %`;
}
