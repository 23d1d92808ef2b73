/** Finds the places that answer a query, best first, grouped by their pages. */
import {nearNames} from './nearNames';
import {rankPlaces} from './rank';
import {readQuery, type Reading} from './query';
import type {Page, Place, SearchIndex} from './searchIndex';
import {makeSnippet, markText} from './snippet';
import type {Hit, HitGroup, SearchResult} from './types';

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
  const groups = new Map<Page, Hit[]>();
  for (const place of chosen) {
    groups.set(place.page, [
      ...(groups.get(place.page) ?? []),
      {
        url: place.page.url,
        hash: place.hash,
        title: markText(place.title, needles),
        snippet: makeSnippet(place, needles, options.snippetLength),
      },
    ]);
  }
  return {
    groups: [...groups].map(([page, hits]): HitGroup => ({
      url: page.url,
      title: page.title,
      breadcrumbs: page.breadcrumbs,
      hits,
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
  const chosen = new Set<Place>();
  for (const {most, share} of [
    {most: perPage, share: NEARLY_AS_GOOD},
    {most: Number.POSITIVE_INFINITY, share: 0},
  ]) {
    const taken = new Map<Page, {count: number; best: number}>();
    for (const [place, score] of ranked) {
      const known = taken.get(place.page) ?? {count: 0, best: score};
      known.count += 1;
      taken.set(place.page, known);
      if (chosen.size < limit && known.count <= most && score >= known.best * share) {
        chosen.add(place);
      }
    }
  }
  return ranked.map(([place]) => place).filter((place) => chosen.has(place));
}
