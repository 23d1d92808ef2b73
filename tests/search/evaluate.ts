import fs from 'node:fs';
import path from 'node:path';
import {search} from '../../src/core/search/search';
import {searchOptions} from '../../src/config/search';
import {addTexts, readIndexFile, type SearchIndex} from '../../src/core/search/searchIndex';
import type {AnswerOptions} from '../../src/core/search/types';
import type {QueryList, SearchCase} from './queryLists';

export type Searcher = (query: string) => readonly string[];

export interface Outcome {
  readonly case: SearchCase;
  readonly found: readonly string[];
  readonly rank: number;
  readonly pageRank: number;
}

export const buildDir = process.env.GUIDE_BUILD_DIR ?? 'build';
export const indexFiles = (root: string): [string, string] =>
  ['search-index.json', 'search-index-texts.json'].map((name) =>
    fs.readFileSync(path.join(buildDir, root, name), 'utf8'),
  ) as [string, string];

export const inBox: AnswerOptions = {
  limit: searchOptions.searchResultLimits,
  snippetLength: searchOptions.searchResultContextMaxLength,
};

const indexes = new Map<string, Promise<SearchIndex>>();

export function indexOf({root, locale}: Pick<QueryList, 'root' | 'locale'>): Promise<SearchIndex> {
  const read = async () => {
    const [first, texts] = indexFiles(root).map((text) => JSON.parse(text) as unknown);
    return addTexts(await readIndexFile(first, locale), texts);
  };
  const index = indexes.get(root) ?? read();
  indexes.set(root, index);
  return index;
}

export async function ownSearch(
  edition: Pick<QueryList, 'root' | 'locale'>,
  options: Partial<AnswerOptions> = {},
): Promise<Searcher> {
  const index = await indexOf(edition);
  return (query) =>
    search(index, query, {...inBox, ...options}).groups.flatMap(({hits}) =>
      hits.map(({url, hash}) => url.slice(edition.root.length) + hash),
    );
}

const pageOf = (address: string) => address.split('#')[0]!;

/** Runs the queries and ranks the first right hit of each. */
export const evaluate = (list: readonly SearchCase[], searcher: Searcher): readonly Outcome[] =>
  list.map((item) => {
    const found = searcher(item.query).slice(0, inBox.limit);
    const isAnswer = (hit: string) =>
      item.accept.includes(hit) || item.accept.includes(`${pageOf(hit)}#*`);
    const pages = item.accept.map(pageOf);
    const foundPages = [...new Set(found.map(pageOf))];
    return {
      case: item,
      found,
      rank: found.findIndex(isAnswer) + 1,
      pageRank: foundPages.findIndex((page) => pages.includes(page)) + 1,
    };
  });

const within = (most: number, of: 'rank' | 'pageRank') => (outcome: Outcome) =>
  outcome[of] > 0 && outcome[of] <= most;

export function share(
  outcomes: readonly Outcome[],
  most: number,
  of: 'rank' | 'pageRank' = 'rank',
): number {
  return outcomes.filter(within(most, of)).length / outcomes.length;
}

/** Describes the outcomes below `most` for a failing test. */
export function misses(outcomes: readonly Outcome[], most: number): string[] {
  const isGood = within(most, 'rank');
  return outcomes
    .filter((outcome) => !isGood(outcome))
    .map(
      ({case: {query, accept}, rank, found}) =>
        `"${query}" (${rank || 'not found'}) wants ${accept.join(' ')}, got ${found.slice(0, 3).join(' ')}`,
    );
}

export function summary(name: string, outcomes: readonly Outcome[]): string {
  const figures = (of: 'rank' | 'pageRank') =>
    [1, 3, 8].map((most) => Math.round(share(outcomes, most, of) * 100)).join(' / ');
  return `${name}: ${outcomes.length} queries; in the first 1 / 3 / 8 hits the section ${figures('rank')} %, the page ${figures('pageRank')} %`;
}
