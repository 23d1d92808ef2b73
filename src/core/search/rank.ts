/** How well the places of an index answer a query. */
import {BESIDE, type Alternative, type Concept} from './concepts';
import type {Query} from './query';
import {asTheyStand, WHOLE, type Page, type Place, type SearchIndex} from './searchIndex';

/** What a word counts by the field it stands in. */
const FIELDS = {title: 3, phrases: 4, keywords: 0.8, reading: 2, page: 1.5, text: 1};
/** A word of which only the beginning was typed, or with an error, against the word itself. */
const WEIGHTS = {prefix: 0.35, fuzzy: 0.5};
/** How much a place that has all of a question goes before one that has only a part. */
const COMPLETENESS = 2.5;
/** Half the credit for a concept that stands elsewhere on the page. */
const ELSEWHERE_ON_PAGE = 0.5;
/** The title or a phrase is the question, word for word. */
const CALLED_SO = 1.8;
/** The title holds the name that the question holds. */
const NAMED_SO = 1.5;
/** Words of the index with at least this part of a typed word are marked in its place. */
const MARKED = 0.5;

interface Met {
  points: number;
  /** How much of the concept stands here, 0 to 1. */
  share: number;
}

export interface Ranking {
  readonly scores: ReadonlyMap<Place, number>;
  /** The words to mark in titles and snippets. */
  readonly needles: ReadonlySet<string>;
}

/** Scores every place that has something of the query. */
export function rankPlaces(
  index: SearchIndex,
  query: Query,
  weightOf: (address: string) => number,
): Ranking {
  const needles = new Set<string>();
  const concepts = query.concepts.map((concept) => ({
    concept,
    met: lookUp(index, concept, needles),
  }));
  const found = concepts
    .filter(({met}) => met.size > 0)
    .map(({concept, met}) => ({
      met,
      weight: concept.weight,
      importance: concept.weight * Math.max(...[...met.values()].map(({points}) => points)),
      onPage: bestOnPage(met),
    }));
  const wholeImportance = found.reduce((sum, {importance}) => sum + importance, 0);
  const scores = new Map<Place, number>();
  for (const place of new Set(found.flatMap(({met}) => [...met.keys()]))) {
    let points = 0;
    let covered = 0;
    for (const {met, weight, importance, onPage} of found) {
      const own = met.get(place);
      points += (own?.points ?? 0) * weight;
      const here = own?.share ?? 0;
      const elsewhere = onPage.get(place.page) ?? 0;
      covered += importance * (here + Math.max(0, elsewhere - here) * ELSEWHERE_ON_PAGE);
    }
    const coverage = covered / wholeImportance;
    scores.set(place, points * coverage ** COMPLETENESS * weightOf(place.page.url + place.hash));
  }
  raise(index, scores, [query.compact], CALLED_SO);
  raise(index, scores, query.names, NAMED_SO);
  return {scores, needles};
}

function bestOnPage(met: ReadonlyMap<Place, Met>): ReadonlyMap<Page, number> {
  const best = new Map<Page, number>();
  for (const [{page}, {share}] of met) {
    best.set(page, Math.max(best.get(page) ?? 0, share));
  }
  return best;
}

/** The places that have a concept, each by the alternative that fits best. */
function lookUp(
  index: SearchIndex,
  {alternatives, weight}: Concept,
  needles: Set<string>,
): ReadonlyMap<Place, Met> {
  const met = new Map<Place, Met>();
  for (const alternative of alternatives) {
    const results = searchAlternative(index, alternative);
    for (const {id, score, queryTerms} of results) {
      const share = queryTerms.length / alternative.lookups.length;
      if (share < alternative.share) {
        continue;
      }
      const place = index.places.get(id as number)!;
      const known = met.get(place) ?? {points: 0, share: 0};
      known.points = Math.max(
        known.points,
        (score * share * alternative.factor) / alternative.lookups.length,
      );
      known.share = Math.max(known.share, share * Math.min(1, alternative.factor));
      met.set(place, known);
    }
    if (weight > BESIDE && alternative.marks.length > 0) {
      // Other forms of the words, as they stand in the texts, are marked, too.
      const shortest = Math.min(...alternative.lookups.map(({word}) => word.length));
      const forms = results
        .flatMap(({terms}) => terms)
        .filter((term) => /^[a-z]/.test(term) && shortest / term.length >= MARKED);
      [...alternative.marks, ...forms].forEach((mark) => needles.add(mark));
    }
  }
  return met;
}

function searchAlternative({words}: SearchIndex, {lookups}: Alternative) {
  return words.search(
    {
      combineWith: 'OR',
      queries: lookups.map(({word, isPrefix, isFuzzy}) => ({
        queries: [word],
        prefix: isPrefix ?? false,
        fuzzy: isFuzzy ? 1 : false,
      })),
    },
    {...asTheyStand, boost: FIELDS, weights: WEIGHTS},
  );
}

/** Raises the places whose title, phrase or keyword is one of these as a whole. */
function raise(
  {words, places}: SearchIndex,
  scores: Map<Place, number>,
  wanted: readonly string[],
  factor: number,
): void {
  const queries = wanted.filter(Boolean).map((word) => WHOLE + word);
  for (const {id} of words.search({combineWith: 'OR', queries}, asTheyStand)) {
    const place = places.get(id as number)!;
    scores.set(place, (scores.get(place) ?? 0) * factor);
  }
}
