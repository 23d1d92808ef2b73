/** Reads romaji and unconverted kana as the guide writes the words: "saba wo tateru" is 鯖を立てる. */
import {toHiragana} from 'wanakana';
import {fold, foldText} from '../text/fold';
import {HELPERS} from './littleWords';
import type {IndexFile} from './types';

export type Typing = (typed: string, isKnown: (latin: string) => boolean) => string;

const LONGEST = 40;
const KANA_RUN = /(?<kanji>\p{Script=Han}?)(?<kana>[ぁ-ゖー]{2,40})/gu;
const LATIN_WORD = /[a-z]+(?:-[a-z]*)*/giu;
const KATAKANA_WORD = /[ァ-ヺ][ァ-ヺー]+/gu;
const KANA = /^[ぁ-ゖァ-ヺー]+$/u;
const HIRAGANA = /^[ぁ-ゖー]+$/u;
const SHORT = 2;
const costs = {word: 1, helper: 0.6, beginning: 2.6, unknown: 2};

interface Reading {
  readonly cost: number;
  readonly text: string;
  readonly words: number;
  readonly unknown: number;
}

/** A reading that only adds an ending to another isn't in the index: 漏れる and 漏れた are 漏れ. */
export function withoutEnding(reading: string, wordOf: (stem: string) => string | undefined) {
  const stem = /[ルタイクテ]$/u.test(reading) ? reading.slice(0, -1) : '';
  const word = wordOf(stem);
  return word !== undefined && /\p{Script=Hiragana}$|^\p{Script=Han}$|^[ァ-ヺ]{2}$/u.test(word)
    ? word
    : undefined;
}

/** wanakana recurses once for each letter, so a long word stays unchanged. */
const kanaOf = (word: string) =>
  word.length > LONGEST ? word : toHiragana(word).replace(/ぢ/g, 'でぃ');

/** Prepares the words of an index: kanji by their readings. */
export function prepareTyping(
  {readings, synonyms}: Pick<IndexFile, 'readings' | 'synonyms'>,
  places: readonly {readonly title: string; readonly phrases: readonly string[]}[],
): Typing {
  const texts = [...synonyms, ...places.flatMap(({title, phrases}) => [title, ...phrases])];
  const words = new Map([
    ...texts
      .flatMap((text) => text.match(KATAKANA_WORD) ?? [])
      .map((word) => [foldText(word), word] as const),
    ...Object.entries(readings),
    ...synonyms
      .map((group) => group.split(' | '))
      .flatMap((group) =>
        group
          .filter((phrase) => KANA.test(phrase))
          .map((phrase) => [foldText(phrase), HIRAGANA.test(phrase) ? group[0]! : phrase] as const),
      ),
  ]);
  const beginnings = [...words];

  const pieceOf = (piece: string, typed: string, shortest: number, isEnd: boolean): Reading => {
    if (HELPERS.has(piece)) {
      return {cost: costs.helper, text: typed, words: 0, unknown: 0};
    }
    const stem = withoutEnding(piece, (reading) => words.get(reading));
    // Kana behind a kanji are its own ending: 付けたい.
    const formed = stem && shortest === SHORT ? stem + typed.slice(-1) : undefined;
    const word = piece.length >= shortest ? (words.get(piece) ?? formed) : undefined;
    if (word !== undefined) {
      return {cost: costs.word, text: word, words: 1, unknown: 0};
    }
    const begun =
      isEnd && piece.length > SHORT
        ? beginnings.find(([reading]) => reading.startsWith(piece))?.[1]
        : undefined;
    return begun === undefined
      ? {cost: costs.unknown * piece.length, text: typed, words: 0, unknown: 1}
      : {cost: costs.beginning, text: begun, words: 0, unknown: 1};
  };
  const read = (kana: string, shortest: number, isEnd: boolean): Reading => {
    const {text: folded, origin} = fold(kana.slice(0, LONGEST));
    const best: Reading[] = [{cost: 0, text: '', words: 0, unknown: 0}];
    for (let to = 1; to <= folded.length; to += 1) {
      const ways = best.map((before, from): Reading => {
        const typed = kana.slice(origin[from], origin[to]);
        const isLast = isEnd && to === folded.length;
        const piece = pieceOf(folded.slice(from, to), typed, shortest, isLast);
        return {
          cost: before.cost + piece.cost,
          text: before.text + piece.text,
          words: before.words + piece.words,
          unknown: before.unknown + piece.unknown,
        };
      });
      best.push(ways.reduce((a, b) => (b.cost < a.cost ? b : a)));
    }
    return best[folded.length]!;
  };

  const fromRomaji = (typed: string, isKnown: (latin: string) => boolean): string => {
    const inKana = (isMeant: (reading: Reading, word: string) => boolean) =>
      typed.replace(LATIN_WORD, (word) => {
        // The letters "hanei" may be はねい or はんえい, so both readings are tried.
        const ways = [word, word.replace(/n(?=[aiueo])/giu, "n'")].map(kanaOf);
        return ways.find((kana) => isMeant(read(kana, SHORT, false), word)) ?? word;
      });
    const isWord = ({words, unknown}: Reading, word: string) =>
      words > 0 && unknown === 0 && !isKnown(foldText(word));
    // "ni" and "no" are Japanese only beside a word of Japanese.
    const isHelper = ({words, unknown}: Reading) => words + unknown === 0;
    return inKana(isWord) === typed
      ? typed
      : inKana((reading, word) => isHelper(reading) || isWord(reading, word));
  };
  return (typed, isKnown) => {
    const inKana = fromRomaji(typed, isKnown).trimEnd();
    return inKana.replace(KANA_RUN, (run: string, kanji: string, kana: string, at: number) => {
      const isEnd = at + run.length === inKana.length;
      return kanji + read(kana, kanji ? SHORT + 1 : SHORT, isEnd).text;
    });
  };
}
