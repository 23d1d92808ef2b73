/** Words in Latin letters: other forms, typing errors, words run together, romaji. */
import {stemmer} from 'stemmer';
import {alternative, type Alternative, type Concept} from './concepts';
import {STOP_WORDS} from './littleWords';
import type {SearchIndex} from './searchIndex';
import {weights} from './weights';
import {isCompound, type LatinRun} from './words';

const SHORTEST_WITH_ERROR = 5;
const SHORTEST_PART = 3;
const NUMBER = /^(?:\d+|0x[\da-f]+)$/;
/** Shorter numbers are everywhere, and nobody looks for one. */
const SHORTEST_NUMBER = 3;
/** No word is longer; what is longer is no typing error. */
const LONGEST_GUESSED = 30;

/** The numbers of a query that the index has nowhere, as a code of an error that the guide lacks. */
export const unknownNumbers = (words: readonly string[], {placesOf}: SearchIndex): string[] =>
  words.filter(
    (word) => NUMBER.test(word) && word.length >= SHORTEST_NUMBER && placesOf(word) === 0,
  );

/** The concept that a word, a name, a path or a file means. */
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
      ...(meaningful.length > 0
        ? [alternative(meaningful, {share: weights.partOfPath, isPrefix: true})]
        : []),
    ],
  };
}

/** A plain word: as typed and in its other forms; if the guide lacks it, what it may mean. A number is itself. */
function readWord(word: string, placesOf: SearchIndex['placesOf']): Alternative[] {
  if (NUMBER.test(word)) {
    return [alternative([word])];
  }
  // The stemmer makes an i of the y in decaying, and decay does not begin with that.
  const stem = stemmer(word).replace(/i$/, '');
  const own = [
    // What begins with one letter says nothing, and is half of the index.
    alternative([word], {isPrefix: word.length > 1}),
    ...(stem.length >= SHORTEST_PART && stem !== word
      ? [alternative([stem], {factor: weights.otherForm, isPrefix: true})]
      : []),
  ];
  if (placesOf(word) > 0 || !/^[a-z]+$/.test(word) || word.length > LONGEST_GUESSED) {
    return own;
  }
  const cuts = Array.from({length: word.length}, (_, at) => at).slice(SHORTEST_PART);
  return [
    ...own,
    // Two neighbouring letters swapped: shutdonw. To MiniSearch these are two errors.
    ...cuts
      .map((at) => word.slice(0, at - 1) + word[at]! + word[at - 1]! + word.slice(at + 1))
      .filter((other) => placesOf(other) > 0)
      .map((other) => alternative([other])),
    ...(word.length >= SHORTEST_WITH_ERROR ? [alternative([word], {isFuzzy: true})] : []),
    // Two words written together: portforwarding.
    ...cuts
      .map((at) => [word.slice(0, at), word.slice(at)])
      .filter((halves) => halves.every((half) => half.length >= SHORTEST_PART && placesOf(half)))
      .map((halves) => alternative(halves)),
  ];
}
