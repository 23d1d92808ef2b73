/** Japanese by its scripts: kanji and katakana carry the meaning, hiragana help or are read. */
import {alternative, type Concept} from './concepts';
import {withoutHelpers} from './littleWords';
import {weights} from './weights';
import {pairs, type JapaneseRun} from './words';

/** No word is longer; of what is longer so many signs are read. */
const LONGEST = 40;

/** The concepts of a run of Japanese. Hiragana after kanji are endings, which say little: 重い, 重く. */
export function readJapanese({text, scripts}: JapaneseRun): Concept[] {
  const concepts: Concept[] = [];
  const read = new Set<string>();
  let to = 0;
  for (let at = 0; at < text.length; at = to) {
    const script = scripts[at]!;
    to = at + 1;
    while (scripts[to] === script) {
      to += 1;
    }
    const word = text.slice(at, Math.min(to, at + LONGEST));
    const inner = script === 'hiragana' ? withoutHelpers(word) : word;
    if (script !== 'hiragana') {
      const isSingle = word.length === 1;
      // A long compound may be in the text in parts: 開放設定 as 開放 and 設定.
      const marks = script === 'kanji' ? [word, ...pairs(word)] : [word];
      const asWritten = alternative(pairs(word), {
        share: weights.partOfWord,
        isPrefix: isSingle,
        marks,
      });
      const isStem = isSingle && script === 'kanji' && scripts[to] === 'hiragana';
      const stem = isStem ? text.slice(at, to + 1) : word;
      const alternatives = isStem
        ? [alternative([stem], {marks}), {...asWritten, factor: weights.kanjiAlone}]
        : [asWritten];
      // Said once or fifty times, it is one thing to look for.
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
