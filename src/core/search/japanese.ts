import {alternative, type Concept} from './concepts';
import {withoutHelpers} from './littleWords';
import type {SearchIndex} from './searchIndex';
import {weights} from './weights';
import {pairs, type JapaneseRun} from './words';

const LONGEST = 40;

/** Gives the concepts of a run. Hiragana behind kanji are endings, which say little. */
export function readJapanese(
  {text, scripts}: JapaneseRun,
  placesOf: SearchIndex['placesOf'],
): Concept[] {
  const concepts: Concept[] = [];
  const read = new Set<string>();
  let to = 0;
  // 夜短く is 夜 and 短く, because texts have 短く oftener than 夜短.
  const isWord = (at: number) => {
    const count = placesOf(text.slice(at - 1, at + 1));
    return (
      count > 0 && (scripts[at + 1] !== 'hiragana' || count >= placesOf(text.slice(at, at + 2)))
    );
  };
  for (let at = 0; at < text.length; at = to) {
    const script = scripts[at]!;
    to = at + 1;
    while (scripts[to] === script && (script !== 'kanji' || isWord(to))) {
      to += 1;
    }
    const word = text.slice(at, Math.min(to, at + LONGEST));
    const inner = script === 'hiragana' ? withoutHelpers(word) : word;
    if (script !== 'hiragana') {
      const isSingle = word.length === 1;
      const marks = script === 'kanji' ? [word, ...pairs(word)] : [word];
      const asWritten = alternative(pairs(word), {
        share: script === 'katakana' && word.length < 5 ? 1 : weights.partOfWord,
        isPrefix: isSingle,
        marks,
      });
      const isCut = isSingle && [scripts[at - 1], scripts[to]].includes(script);
      const isStem = isSingle && script === 'kanji' && scripts[to] === 'hiragana';
      const stem = isStem ? text.slice(at, to + 1) : word;
      const alternatives = isStem
        ? [alternative([stem], {marks}), {...asWritten, factor: weights.kanjiAlone}]
        : [{...asWritten, factor: isCut ? weights.kanjiAlone : 1}];
      concepts.push(...(read.has(stem) ? [] : [{weight: 1, alternatives}]));
      read.add(stem);
    } else if (inner && scripts[at - 1] !== 'kanji' && (word.length > 1 || word === text)) {
      const asWritten = [word, inner]
        .filter(({length}) => length > 1)
        .map((kana) => alternative(pairs(kana), {share: weights.partOfWord, marks: [kana]}));
      concepts.push({weight: 1, alternatives: asWritten});
    }
  }
  return concepts;
}
