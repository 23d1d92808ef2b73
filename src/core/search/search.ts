/** Finds the places that answer a query, best first, grouped by their pages. */
import {nearNames} from './nearNames';
import {rankPlaces} from './rank';
import {readQuery, type Reading} from './query';
import type {Page, Place, SearchIndex} from './searchIndex';
import {makeSnippet, markText} from './snippet';
import type {SearchResult} from './types';

export interface SearchOptions {
  readonly limit: number;
  /** How many hits of one page may stand before other pages had their turn. */
  readonly perPage?: number;
  readonly snippetLength: number;
  readonly reading: Reading;
  /** How much an address counts; lists of everything answer no question. */
  readonly weightOf?: (address: string) => number;
}

const PER_PAGE = 3;
/** Places far below the best share no more than a by-word with the question. */
const RELEVANT = 0.1;
/** A further hit of the same page must be nearly as good, or other pages go first. */
const NEARLY_AS_GOOD = 0.55;
/** With fewer places than this, near names are offered. */
const LITTLE = 3;

/** Runs a query. */
export function search(index: SearchIndex, typed: string, options: SearchOptions): SearchResult {
  const query = readQuery(typed, options.reading);
  const {scores, needles} = rankPlaces(index, query, options.weightOf ?? (() => 1));
  const ranked = [...scores].sort((a, b) => b[1] - a[1] || a[0].id - b[0].id);
  const best = ranked[0]?.[1] ?? 0;
  const relevant = ranked.filter(([, score]) => score >= best * RELEVANT);
  const chosen = choose(relevant, options);
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
          snippet: makeSnippet(place, needles, options.snippetLength),
        })),
    })),
    shown: chosen.length,
    total: relevant.length,
    suggestions: relevant.length < LITTLE ? nearNames(index, query) : [],
  };
}

/**
 * The best hits, none of the pages crowding out the others: first of each page those places that
 * are nearly as good as the page's best, then whatever comes next.
 */
function choose(
  ranked: readonly (readonly [Place, number])[],
  {limit, perPage = PER_PAGE}: SearchOptions,
): Place[] {
  const ofPage = new Map<Page, number[]>();
  const isInFront = ([{page}, score]: readonly [Place, number]) => {
    const scores = [...(ofPage.get(page) ?? []), score];
    ofPage.set(page, scores);
    return scores.length <= perPage && score >= scores[0]! * NEARLY_AS_GOOD;
  };
  const front = new Set(ranked.filter(isInFront));
  const others = ranked.filter((one) => !front.has(one));
  const chosen = new Set([...front, ...others].slice(0, limit));
  return ranked.filter((one) => chosen.has(one)).map(([place]) => place);
}
