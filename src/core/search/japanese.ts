/** Japanese by its scripts: kanji and katakana carry the meaning, hiragana help or are read. */
import {foldText} from '../text/fold';
import {alternative, type Alternative, type Concept, type Vocabulary} from './concepts';
import {JAPANESE_HELPERS} from './littleWords';
import {pairs, type JapaneseRun, type Script} from './words';

/** Of a word cut into pairs of characters, most must be there: ログアウト is no ログ. */
const MOST = 0.6;
/** A word in katakana as a part of a longer one. */
const KATAKANA_INSIDE = 0.7;
/** A kanji with another ending: 重い, 重くなる. */
const OTHER_ENDING = 0.45;
/** What follows a word in kanji says more of how than of what. */
const ENDING = 0.5;
const SHORTEST_READING = 3;
const NOT = foldText('ない');
const NEGATION = 0.3;

/** The concepts of a run of Japanese. A hiragana after a lone kanji belongs to it: 重い, 立て. */
export function readJapanese({text, scripts}: JapaneseRun, {placesOf}: Vocabulary): Concept[] {
  const concepts: Concept[] = [];
  let to = 0;
  for (let at = 0; at < text.length; at = to) {
    const script = scripts[at]!;
    to = at + 1;
    while (scripts[to] === script) {
      to += 1;
    }
    const word = text.slice(at, to);
    if (script === 'hiragana') {
      concepts.push(...readHiragana(word, word === text, scripts[at - 1], placesOf));
    } else if (script === 'kanji' && word.length === 1) {
      const ending = scripts[to] === 'hiragana' ? text[to]! : '';
      concepts.push({
        weight: 1,
        alternatives: [
          ...(ending ? [alternative([word + ending])] : []),
          alternative([word], {
            isPrefix: true,
            ...(ending ? {factor: OTHER_ENDING, marks: []} : {}),
          }),
        ],
      });
    } else {
      const isLongKatakana = script === 'katakana' && word.length > 2;
      concepts.push({
        weight: 1,
        alternatives: [
          ...(isLongKatakana ? [alternative([word])] : []),
          alternative(pairs(word), {
            share: MOST,
            factor: isLongKatakana ? KATAKANA_INSIDE : 1,
            // A long compound may stand in the text in parts: 開放設定 as 開放 and 設定.
            marks: [word, ...(script === 'kanji' ? (word.match(/../gu) ?? []) : [])],
          }),
        ],
      });
    }
  }
  return concepts;
}

function readHiragana(
  word: string,
  isAlone: boolean,
  before: Script | undefined,
  placesOf: Vocabulary['placesOf'],
): Concept[] {
  if (JAPANESE_HELPERS.test(word)) {
    return word.endsWith(NOT)
      ? [{weight: NEGATION, alternatives: [alternative([NOT], {marks: []})]}]
      : [];
  }
  const isEnding = before === 'kanji';
  return word.length === 1 && !isAlone
    ? []
    : [
        {
          weight: isEnding ? ENDING : 1,
          alternatives: [
            alternative(pairs(word), {share: MOST, marks: isEnding ? [] : [word]}),
            ...readKana(word, placesOf),
          ],
        },
      ];
}

/** Kana that stand for words in kanji: せってい. The longest words that the index knows by reading. */
export function readKana(text: string, placesOf: Vocabulary['placesOf']): Alternative[] {
  const words: string[] = [];
  let at = 0;
  while (text.length - at >= SHORTEST_READING) {
    let to = text.length;
    while (to - at >= SHORTEST_READING && placesOf(text.slice(at, to)) === 0) {
      to -= 1;
    }
    const isWord = to - at >= SHORTEST_READING;
    words.push(...(isWord ? [text.slice(at, to)] : []));
    at = isWord ? to : at + 1;
  }
  return [
    ...(words.length > 0 ? [alternative(words, {share: MOST})] : []),
    // Somebody is still typing.
    ...(text.length >= SHORTEST_READING ? [alternative([text], {isPrefix: true})] : []),
  ];
}
