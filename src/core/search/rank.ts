import {stemmer} from 'stemmer';
import type {Alternative, Concept} from './concepts';
import {STOP_WORDS} from './littleWords';
import type {Query} from './query';
import {asTheyStand, WHOLE, type Page, type Place, type SearchIndex} from './searchIndex';
import {weights} from './weights';
import {wordsOf} from './words';

const MARKED = 0.6;

/** More places would change no list, and each costs time. */
const LOOKED_AT = 40;

interface Met {
  points: number;
  share: number;
}

export interface Ranking {
  readonly scores: ReadonlyMap<Place, number>;
  readonly needles: ReadonlySet<string>;
}

interface Found {
  readonly met: ReadonlyMap<Place, Met>;
  /** Each alternative has the words of the index that it found. */
  readonly ways: readonly {
    readonly alternative: Alternative;
    readonly terms: ReadonlySet<string>;
  }[];
}

/** Scores the places that match a query, the best first. */
export function rankPlaces(index: SearchIndex, query: Query): Ranking {
  const needles = new Set<string>();
  const found = query.concepts
    .map((concept) => ({weight: concept.weight, ...lookUp(index, concept, needles)}))
    .filter(({met}) => met.size > 0)
    .map((one) => ({
      ...one,
      importance: one.weight * Math.log(1 + index.places.size / one.met.size),
      onPage: bestOnPage(one.met),
    }));
  const wholeImportance = found.reduce((sum, {importance}) => sum + importance, 0);
  const scores = new Map<Place, number>();
  // A place that has only stop words of the question is no answer.
  const asked = found.filter(({weight}) => weight > weights.beside);
  const wanted = asked.length > 0 ? asked : found;
  for (const place of new Set(wanted.flatMap(({met}) => [...met.keys()]))) {
    let points = 0;
    let covered = 0;
    for (const {met, weight, importance, onPage} of found) {
      const own = met.get(place);
      points += (own?.points ?? 0) * weight;
      const here = own?.share ?? 0;
      const elsewhere = place.hash ? (onPage.get(place.page) ?? 0) : 0;
      covered += importance * (here + Math.max(0, elsewhere - here) * weights.elsewhereOnPage);
    }
    const coverage = covered / wholeImportance;
    scores.set(place, points * coverage ** weights.completeness);
  }
  const best = [...scores].sort((a, b) => b[1] - a[1]).slice(0, LOOKED_AT);
  for (const [place, score] of best) {
    const fits = linesOf(place).map((words) => fit(words, found, wholeImportance));
    scores.set(place, score * (1 + weights.line * Math.max(...fits)));
  }
  raise(index, scores, query.compact, weights.calledSo);
  raise(index, scores, query.names, weights.namedSo);
  STOP_WORDS.forEach((word) => needles.delete(word));
  return {scores, needles};
}

const lines = new WeakMap<Place, readonly (readonly string[])[]>();

/** Returns the words of a place's title and phrases, which each keystroke would split again. */
function linesOf(place: Place): readonly (readonly string[])[] {
  const known = lines.get(place);
  if (known) {
    return known;
  }
  const own = [place.title, ...place.phrases].map((line) => [...new Set(wordsOf(line, true))]);
  lines.set(place, own);
  return own;
}

/** Tells how much of the query a title or phrase has, and how little else: 1 is the same. */
function fit(
  words: readonly string[],
  found: readonly (Pick<Found, 'ways'> & {readonly importance: number})[],
  whole: number,
): number {
  const has = new Set<string>();
  const shares = found.map(({ways, importance}) => {
    const all = ways.map(({alternative: {lookups, factor}, terms}) => {
      const own = words.filter((word) => terms.has(word));
      own.forEach((word) => has.add(word));
      return Math.min(1, own.length / lookups.length) * factor;
    });
    return importance * Math.max(...all);
  });
  const sizeOf = (some: Iterable<string>) =>
    [...some].reduce((sum, word) => sum + (STOP_WORDS.has(word) ? weights.beside : 1), 0);
  const recall = shares.reduce((sum, share) => sum + share, 0) / whole;
  return has.size > 0 ? recall * Math.sqrt(sizeOf(has) / sizeOf(words)) : 0;
}

function bestOnPage(met: ReadonlyMap<Place, Met>): ReadonlyMap<Page, number> {
  const best = new Map<Page, number>();
  for (const [{page}, {share}] of met) {
    best.set(page, Math.max(best.get(page) ?? 0, share));
  }
  return best;
}

function lookUp(index: SearchIndex, {alternatives, weight}: Concept, needles: Set<string>): Found {
  const met = new Map<Place, Met>();
  const ways: {alternative: Alternative; terms: Set<string>}[] = [];
  for (const alternative of alternatives) {
    const results = searchAlternative(index, alternative);
    ways.push({alternative, terms: new Set(results.flatMap(({terms}) => terms))});
    for (const {id, score, queryTerms} of results) {
      const share = queryTerms.length / alternative.lookups.length;
      if (share < alternative.share) {
        continue;
      }
      const place = index.places.get(id as number)!;
      const known = met.get(place) ?? {points: 0, share: 0};
      known.points = Math.max(
        known.points,
        (score * alternative.factor) / alternative.lookups.length,
      );
      known.share = Math.max(known.share, share * alternative.factor);
      met.set(place, known);
    }
    if (weight > weights.beside && alternative.marks.length > 0) {
      const stems = new Set(alternative.lookups.map(({word}) => stemmer(word)));
      const shortest = Math.min(...alternative.lookups.map(({word}) => word.length));
      const forms = [...new Set(results.flatMap(({terms}) => terms))].filter(
        (term) =>
          /^[a-z]/.test(term) && (shortest / term.length >= MARKED || stems.has(stemmer(term))),
      );
      [...alternative.marks, ...forms].forEach((mark) => needles.add(mark));
    }
  }
  return {met, ways};
}

function searchAlternative({words}: SearchIndex, {lookups}: Alternative) {
  const {title, phrases, length} = weights;
  return words.search(
    {
      combineWith: 'OR',
      queries: lookups.map(({word, isPrefix, isFuzzy}) => ({
        queries: [word],
        prefix: isPrefix ?? false,
        fuzzy: isFuzzy ? 1 : false,
      })),
    },
    {...asTheyStand, boost: {title, phrases}, bm25: {k: 1.2, b: length, d: 0.5}},
  );
}

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
