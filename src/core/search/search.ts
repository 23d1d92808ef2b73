/** Finds the places that answer a query, best first, grouped by their pages. */
import {nearNames} from './nearNames';
import {rankPlaces} from './rank';
import {readQuery} from './query';
import type {Page, Place, SearchIndex} from './searchIndex';
import {searchSettings} from './searchSettings';
import {makeSnippet, markText} from './snippet';
import type {AnswerOptions, SearchResult} from './types';
import {weights} from './weights';

/** With fewer places than this, near names are offered. */
const LITTLE = 3;

/** Runs a query. */
export function search(
  index: SearchIndex,
  typed: string,
  options: AnswerOptions = {},
): SearchResult {
  const {limit, snippetLength} = {...searchSettings, ...options};
  const query = readQuery(typed, index);
  const {scores, needles} = rankPlaces(index, query);
  const ranked = [...scores].sort((a, b) => b[1] - a[1] || a[0].id - b[0].id);
  const best = ranked[0]?.[1] ?? 0;
  const relevant = ranked.filter(([, score]) => score >= best * weights.relevant);
  const chosen = choose(relevant, limit);
  const pages = [...new Set(chosen.map(({page}) => page))];
  return {
    groups: pages.map((page) => ({
      url: page.url,
      title: page.title,
      breadcrumbs: page.breadcrumbs,
      hits: chosen
        .filter((place) => place.page === page)
        .map((place) => ({
          url: page.url,
          hash: place.hash,
          title: markText(place.title, needles),
          snippet: makeSnippet(place, needles, snippetLength),
        })),
    })),
    shown: chosen.length,
    total: relevant.length,
    suggestions: relevant.length < LITTLE ? nearNames(index, query) : [],
  };
}

/** The best hits: first those that are nearly as good as the best of their page, then any. */
function choose(ranked: readonly (readonly [Place, number])[], limit: number): Place[] {
  const bestOf = new Map<Page, number>();
  for (const [{page}, score] of ranked) {
    bestOf.set(page, bestOf.get(page) ?? score);
  }
  const isInFront = ([{page}, score]: readonly [Place, number]) =>
    score >= bestOf.get(page)! * weights.nearlyAsGood;
  const front = ranked.filter(isInFront);
  const others = ranked.filter((one) => !isInFront(one));
  const chosen = new Set([...front, ...others].slice(0, limit));
  return ranked.filter((one) => chosen.has(one)).map(([place]) => place);
}
