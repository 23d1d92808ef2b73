import {stemmer} from 'stemmer';
import {alternative, type Alternative, type Concept} from './concepts';
import {STOP_WORDS} from './littleWords';
import type {SearchIndex} from './searchIndex';
import {weights} from './weights';
import {isCompound, type LatinRun} from './words';

const SHORTEST_PART = 3;
const NUMBER = /^(?:\d+|0x[\da-f]+)$/;
const SHORTEST_NUMBER = 3;
const LONGEST_GUESSED = 30;

/** Gives the numbers of a query that the index lacks. */
export const unknownNumbers = (words: readonly string[], {placesOf}: SearchIndex): string[] =>
  words.filter(
    (word) => NUMBER.test(word) && word.length >= SHORTEST_NUMBER && placesOf(word) === 0,
  );

/** Makes a concept of a run of Latin letters: a word, or a name with its parts. */
export function readLatin(run: LatinRun, {edition, placesOf}: SearchIndex): Concept {
  const parts = run.parts.map(({text}) => text);
  if (!isCompound(run)) {
    const [word] = parts as [string];
    const isName = run.parts.some(({names}) => names.length > 0);
    return {
      weight: STOP_WORDS.has(word) && !isName ? weights.beside : 1,
      alternatives: readWord(word, placesOf),
    };
  }
  const meaningful = parts.filter((part) => part.length > 1);
  return {
    weight: run.text === edition.number ? weights.beside : 1,
    alternatives: [
      alternative([run.text], {isPrefix: true}),
      ...(meaningful.length > 0 ? [alternative(meaningful, {isPrefix: true})] : []),
    ],
  };
}

function readWord(word: string, placesOf: SearchIndex['placesOf']): Alternative[] {
  if (NUMBER.test(word)) {
    return [alternative([word])];
  }
  // The stemmer turns the y of decaying into i, but decay doesn't begin with that.
  const stem = stemmer(word).replace(/i$/, '');
  const own = [
    alternative([word], {isPrefix: word.length > 1}),
    ...(stem.length > 1 && stem !== word
      ? [alternative([stem], {factor: weights.otherForm, isPrefix: true})]
      : []),
  ];
  if (placesOf(word) > 0 || !/^[a-z\d]+$/.test(word) || word.length > LONGEST_GUESSED) {
    return own;
  }
  const cuts = Array.from({length: word.length}, (_, at) => at).slice(SHORTEST_PART);
  return [
    ...own,
    ...cuts
      .map((at) => word.slice(0, at - 1) + word[at]! + word[at - 1]! + word.slice(at + 1))
      .filter((other) => placesOf(other) > 0)
      .map((other) => alternative([other])),
    ...(word.length >= SHORTEST_PART ? [alternative([word], {isFuzzy: true})] : []),
    ...cuts
      .map((at) => [word.slice(0, at), word.slice(at)])
      .filter((halves) => halves.every((half) => half.length >= SHORTEST_PART && placesOf(half)))
      .map((halves) => alternative(halves)),
  ];
}
