/** Finds the places that answer a query, best first, and says which words they have in common. */
import {isOneErrorApart} from './distance';
import {compact, type Query, type Synonyms, type Term, readQuery} from './query';
import type {Entry, SearchIndex} from './searchIndex';
import {markTitle, makeSnippet} from './snippet';
import {stem} from './stem';
import type {Hit, HitGroup, SearchResult} from './types';
import {forEachWord, isNumeric} from './words';

export interface SearchOptions {
  readonly limit: number;
  /** How many hits of one page may stand before other pages had their turn. */
  readonly perPage?: number;
  readonly snippetLength: number;
  readonly synonyms: Synonyms;
  /** How much an address counts; lists of everything answer no question. */
  readonly weightOf?: (address: string) => number;
}

/** Saturation: the tenth time a word stands somewhere says less than the first (as in BM25). */
const SATURATION = 1.6;
const EXACT_TITLE = 2.6;
const PHRASE_IN_TITLE = 1.35;
const KEYWORD_PHRASE = 1.6;
const NAME_IN_TITLE = 2.4;
const PART_OF_NAME_IN_TITLE = 1.3;
/** Places far below the best share no more than a by-word with the question. */
const RELEVANT = 0.1;
const NEARLY_AS_GOOD = 0.55;
/** Half the credit for a word that stands elsewhere on the page. */
const ELSEWHERE_ON_PAGE = 0.5;

/** Words of the index that a query's word stands for, and how sure that is. */
type Matches = readonly (readonly [word: string, certainty: number])[];

interface FoundTerm {
  readonly term: Term;
  readonly matches: Matches;
  readonly rarity: number;
  /** By entry: how well the term is met, 0 to 1. */
  readonly strength: Float32Array;
}

const expansions = new WeakMap<SearchIndex, Map<string, FoundTerm>>();

/** Runs a query. */
export function search(index: SearchIndex, typed: string, options: SearchOptions): SearchResult {
  const query = readQuery(typed, options.synonyms);
  const scores = score(index, query, options.weightOf ?? (() => 1));
  const ranked = [...scores.keys()]
    .filter((id) => scores[id]! > 0)
    .sort((a, b) => scores[b]! - scores[a]! || a - b);
  const best = scores[ranked[0] ?? 0] ?? 0;
  const relevant = ranked.filter((id) => scores[id]! >= best * RELEVANT);
  const chosen = choose(index, scores, relevant, options);
  const needles = needlesOf(index, query);
  const hitOf = (entry: Entry): Hit => ({
    url: entry.page.url,
    hash: entry.hash,
    title: markTitle(entry.title, needles),
    snippet: makeSnippet(entry, needles, options.snippetLength),
  });
  const groups = new Map<Entry, Hit[]>();
  for (const id of chosen) {
    const entry = index.entries[id]!;
    groups.set(entry.page, [...(groups.get(entry.page) ?? []), hitOf(entry)]);
  }
  return {
    groups: [...groups].map(([page, hits]): HitGroup => ({
      url: page.page.url,
      title: page.title,
      breadcrumbs: page.page.breadcrumbs,
      hits,
    })),
    shown: chosen.length,
    total: relevant.length,
  };
}

/**
 * The best hits, none of the pages crowding out the others: first of each page those places that
 * are nearly as good as the page's best, then whatever comes next.
 */
function choose(
  {entries}: SearchIndex,
  scores: Float32Array,
  ranked: readonly number[],
  {limit, perPage = 3}: SearchOptions,
): number[] {
  const chosen = new Set<number>();
  for (const {most, share} of [
    {most: perPage, share: NEARLY_AS_GOOD},
    {most: Number.POSITIVE_INFINITY, share: 0},
  ]) {
    const taken = new Map<Entry, {count: number; best: number}>();
    for (const id of ranked) {
      const page = entries[id]!.page;
      const known = taken.get(page) ?? {count: 0, best: scores[id]!};
      known.count += 1;
      taken.set(page, known);
      if (chosen.size < limit && known.count <= most && scores[id]! >= known.best * share) {
        chosen.add(id);
      }
    }
  }
  return ranked.filter((id) => chosen.has(id));
}

function score(index: SearchIndex, query: Query, weightOf: (url: string) => number): Float32Array {
  const {entries} = index;
  const total = new Float32Array(entries.length);
  const covered = new Float32Array(entries.length);
  let importanceOfAll = 0;

  for (const {alternatives, weight} of query.concepts) {
    const points = new Float32Array(entries.length);
    const met = new Float32Array(entries.length);
    let importance = 0;
    for (const {factor, terms} of alternatives) {
      const found = terms.map((term) => find(index, term));
      const wholeWeight = sum(found.map(({rarity}) => rarity));
      const average = wholeWeight / terms.length;
      if (wholeWeight === 0) {
        continue;
      }
      importance = Math.max(importance, average * Math.min(1, factor));
      // A longer word says more, but not in proportion to its length.
      const scale = factor / terms.length ** 0.55;
      for (let id = 0; id < entries.length; id += 1) {
        let sumOfTerms = 0;
        let share = 0;
        for (const {rarity, strength} of found) {
          const value = strength[id]!;
          if (value > 0) {
            sumOfTerms += rarity * value;
            share += rarity * Math.min(1, value * 2.2);
          }
        }
        if (share > 0) {
          share /= wholeWeight;
          // A phrase of which only a part stands here is a different thing.
          points[id] = Math.max(points[id]!, sumOfTerms * scale * (0.35 + 0.65 * share));
          met[id] = Math.max(met[id]!, share * Math.min(1, factor));
        }
      }
    }
    if (importance > 0) {
      importanceOfAll += importance * weight;
      for (let id = 0; id < entries.length; id += 1) {
        total[id]! += points[id]! * weight;
        covered[id]! += met[id]! * importance * weight;
      }
    }
  }
  if (importanceOfAll === 0) {
    return total;
  }
  const coverage = (id: number) => covered[id]! / importanceOfAll;
  return total.map((points, id) => {
    if (points === 0) {
      return 0;
    }
    const entry = entries[id]!;
    const own = coverage(id);
    const share = own + Math.max(0, coverage(entry.page.id) - own) * ELSEWHERE_ON_PAGE;
    return (
      points *
      (0.15 + 0.85 * share ** 1.5) *
      titleFactor(entry, query) *
      weightOf(entry.page.url + entry.hash)
    );
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** What the title alone says: the query itself, the name it asks for, an agreed other word. */
function titleFactor(entry: Entry, query: Query): number {
  let factor = 1;
  const title = compact(entry.foldedTitle);
  if (title === query.compact) {
    factor *= EXACT_TITLE;
  } else if (query.compact.length > 2 && title.includes(query.compact)) {
    factor *= PHRASE_IN_TITLE;
  }
  const keyword =
    entry.hash === ''
      ? entry.page.keywords.findIndex((phrase) => compact(phrase) === query.compact)
      : -1;
  if (keyword >= 0) {
    // Writers name the most important first.
    factor *= KEYWORD_PHRASE + 0.6 / (1 + keyword);
  }
  const names = namesOf(entry);
  if (query.names.some((name) => names.includes(name))) {
    factor *= NAME_IN_TITLE;
  } else if (
    query.names.some((name) => name.length > 4 && names.some((known) => known.includes(name)))
  ) {
    factor *= PART_OF_NAME_IN_TITLE;
  }
  return factor;
}

const namesCache = new WeakMap<Entry, readonly string[]>();

/** The names, files and paths in a title: whatever is no ordinary word. */
function namesOf(entry: Entry): readonly string[] {
  let names = namesCache.get(entry);
  if (!names) {
    names = (entry.title.normalize('NFKC').match(/[\w][\w./:-]*\w/g) ?? [])
      .filter((word) => /[a-z][A-Z]|[./_\d]/.test(word) || entry.title === word)
      .concat([...entry.title.matchAll(/[/-](\w+)|\b(\d{3,})\b/g)].map(([, a, b]) => (a ?? b)!))
      .map((word) => word.toLowerCase());
    namesCache.set(entry, names);
  }
  return names;
}

/** Looks a word up: as it stands, in its other forms, inside names, and with a typing error. */
function find(index: SearchIndex, term: Term): FoundTerm {
  let known = expansions.get(index);
  if (!known || known.size > 400) {
    known = new Map();
    expansions.set(index, known);
  }
  const key = `${term.kind} ${term.word}`;
  let found = known.get(key);
  if (!found) {
    found = lookUp(index, term);
    known.set(key, found);
  }
  return found;
}

function lookUp(index: SearchIndex, term: Term): FoundTerm {
  if (term.kind === 'phrase') {
    return lookUpPhrase(index, term);
  }
  const matches =
    term.kind === 'exact'
      ? index.words.has(term.word)
        ? [[term.word, 1] as const]
        : []
      : term.kind === 'form'
        ? matchForms(index, term.word)
        : matchLatin(index, term.word);
  const strength = new Float32Array(index.entries.length);
  const sure = Math.max(0, ...matches.map(([, certainty]) => certainty));
  const places = new Set<number>();
  for (const [word, certainty] of matches) {
    const posting = index.words.get(word)!;
    for (let at = 0; at < posting.entries.length; at += 1) {
      const id = posting.entries[at]!;
      const weight = posting.weights[at]!;
      strength[id] = Math.max(strength[id]!, (certainty * weight) / (weight + SATURATION));
      if (certainty >= sure * 0.85) {
        places.add(id);
      }
    }
  }
  return {term, matches, rarity: rarityOf(index, places.size), strength};
}

function rarityOf({entries}: SearchIndex, places: number): number {
  return places === 0 ? 0 : Math.log(1 + (entries.length - places + 0.5) / (places + 0.5));
}

/** A phrase is looked for in the texts that have its rarest word. */
function lookUpPhrase(index: SearchIndex, term: Term): FoundTerm {
  const strength = new Float32Array(index.entries.length);
  let candidates: readonly number[] | undefined;
  forEachWord(term.word, (word) => {
    const entries = index.words.get(word)?.entries ?? [];
    if (!candidates || entries.length < candidates.length) {
      candidates = entries;
    }
  });
  let places = 0;
  for (const id of candidates ?? []) {
    const entry = index.entries[id]!;
    const value = containsPhrase(entry.foldedTitle, term.word)
      ? 0.8
      : containsPhrase(entry.foldedHead, term.word)
        ? 0.55
        : containsPhrase(entry.foldedContent, term.word)
          ? 0.42
          : 0;
    strength[id] = value;
    places += value > 0 ? 1 : 0;
  }
  return {term, matches: [], rarity: rarityOf(index, places), strength};
}

function containsPhrase(text: string, phrase: string): boolean {
  const isLatin = (character: string | undefined) =>
    character !== undefined && /[a-z0-9]/.test(character);
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    if (
      !(isLatin(text[at]) && isLatin(text[at - 1])) &&
      !(isLatin(text[end - 1]) && isLatin(text[end]))
    ) {
      return true;
    }
  }
  return false;
}

function matchForms(index: SearchIndex, word: string): Matches {
  const result = new Map<string, number>();
  if (index.words.has(word)) {
    result.set(word, 1);
  }
  for (const form of index.byStem.get(stem(word)) ?? []) {
    result.set(form, form === word ? 1 : 0.88);
  }
  return [...result];
}

function matchLatin(index: SearchIndex, word: string): Matches {
  const result = new Map(matchForms(index, word));
  const add = (match: string, certainty: number) =>
    result.set(match, Math.max(certainty, result.get(match) ?? 0));
  const isSure = result.size > 0;
  const number = isNumeric(word);
  const canBeInside = word.length >= (number ? 4 : 3);
  for (const known of index.latinWords) {
    if (known.length <= word.length) {
      continue;
    }
    if (known.startsWith(word)) {
      if (word.length > 1 || !isSure) {
        add(known, (isSure ? 0.25 : 0.8) * (0.5 + (0.5 * word.length) / known.length));
      }
    } else if (canBeInside && known.includes(word)) {
      add(known, (isSure ? 0.2 : 0.75) * (0.6 + (0.4 * word.length) / known.length));
    }
  }
  if (result.size === 0 && word.length >= 5 && !number) {
    for (const known of index.latinWords) {
      if (known.length >= 4 && isOneErrorApart(word, known)) {
        add(known, 0.6);
      }
    }
    const key = stem(word);
    if (result.size === 0 && key.length >= 5) {
      for (const [other, forms] of index.byStem) {
        if (isOneErrorApart(key, other)) {
          forms.forEach((form) => add(form, 0.5));
        }
      }
    }
  }
  return [...result];
}

/** The words to mark in titles and snippets. */
function needlesOf(index: SearchIndex, query: Query): ReadonlySet<string> {
  const needles = new Set<string>();
  for (const {alternatives, weight} of query.concepts) {
    if (weight < 0.3) {
      continue;
    }
    for (const {terms, marks} of alternatives) {
      marks.forEach((mark) => needles.add(mark));
      for (const term of marks.length > 0 ? terms : []) {
        for (const [word, certainty] of term.kind === 'exact' ? [] : find(index, term).matches) {
          if (certainty >= 0.5 && !word.includes(term.word)) {
            needles.add(word);
          }
        }
      }
    }
  }
  return needles;
}
