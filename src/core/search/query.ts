/** Reads a query: cuts it into concepts (a word, a Japanese compound, a phrase with synonyms). */
import {fold, type Folded} from '../text/fold';
import {alternative, type Alternative, type Concept} from './concepts';
import {readJapanese} from './japanese';
import {readLatin} from './latin';
import type {SearchIndex} from './searchIndex';
import {searchSettings} from './searchSettings';
import {findSynonyms} from './synonyms';
import {weights} from './weights';
import {compact, runs, wordsOf} from './words';

export interface Query {
  readonly concepts: readonly Concept[];
  /** The folded query without spaces and punctuation, to compare with whole titles. */
  readonly compact: string;
  /** Names, files, paths and numbers as typed, folded. */
  readonly names: readonly string[];
}

/** Of a longer text, as a pasted log, the rarest words count. */
const MAX_WORDS = 24;
/** So many neighbouring words may be one name: player max num. */
const NAME_WORDS = [2, 3, 4];
/** Endings that say the same, with what is compared: 入れなくなった, 入れません, 入れない. */
const NEGATIVE_ENDING = /なくな(?:った|って|り|る)|なかった|ません(?:でした)?/gu;

/** Reads what somebody typed or pasted. */
export function readQuery(typed: string, index: SearchIndex): Query {
  const input = typed.slice(0, searchSettings.maxQueryLength).replace(NEGATIVE_ENDING, 'ない');
  const folded = fold(input);
  const all = runs(folded, input);
  const latin = all.slice(0, MAX_WORDS).filter((run) => run.kind === 'latin');
  const words = latin.flatMap(({parts}) => parts.map(({text}) => text));
  const concepts =
    all.length > MAX_WORDS
      ? rarest(wordsOf(input, false), index)
      : readPhrases(folded, input, index);
  return {
    concepts,
    compact: compact(folded.text),
    names: [
      ...latin.flatMap(({text, parts}) => [compact(text), parts[parts.length - 1]!.text]),
      // "exp rate" may be ExpRate.
      ...NAME_WORDS.flatMap((size) =>
        words.slice(size - 1).map((_, at) => words.slice(at, at + size).join('')),
      ),
    ],
  };
}

/** The words of a long text that stand in the fewest places, as they are. */
function rarest(words: readonly string[], {placesOf}: SearchIndex): Concept[] {
  return [...new Set(words)]
    .filter((word) => placesOf(word) > 0)
    .sort((a, b) => placesOf(a) - placesOf(b))
    .slice(0, MAX_WORDS)
    .map((word) => ({weight: 1, alternatives: [alternative([word])]}));
}

/** The concepts in order; a known phrase is one concept, with the phrases that mean the same. */
function readPhrases(folded: Folded, input: string, index: SearchIndex): Concept[] {
  const concepts: Concept[] = [];
  let at = 0;
  for (const {from, to, others} of findSynonyms(folded.text, index.synonyms)) {
    const own = readRuns(slice(folded, from, to), input, index);
    concepts.push(...readRuns(slice(folded, at, from), input, index), {
      weight: Math.max(0, ...own.map(({weight}) => weight)) || 1,
      alternatives: [
        ...(own.length === 1 ? own[0]!.alternatives : together(own, 1)),
        ...others.flatMap((other) =>
          together(readRuns(fold(other), other, index), weights.synonym),
        ),
      ],
    });
    at = to;
  }
  return [...concepts, ...readRuns(slice(folded, at), input, index)];
}

function slice({text, origin}: Folded, from: number, to = text.length): Folded {
  return {text: text.slice(from, to), origin: origin.slice(from, to + 1)};
}

/** Several concepts that must all be there, each as it stands. */
function together(concepts: readonly Concept[], factor: number): Alternative[] {
  const first = concepts.flatMap(({alternatives}) => alternatives.slice(0, 1));
  const lookups = first.flatMap((one) => one.lookups);
  return lookups.length === 0
    ? []
    : [{factor, lookups, share: 1, marks: first.flatMap(({marks}) => marks)}];
}

function readRuns(folded: Folded, original: string, index: SearchIndex): Concept[] {
  return runs(folded, original).flatMap((run) =>
    run.kind === 'latin' ? [readLatin(run, index)] : readJapanese(run, index),
  );
}
