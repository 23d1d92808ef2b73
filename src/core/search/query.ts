/**
 * Reads a query: cuts it into concepts (a word, a Japanese compound, or a phrase with synonyms),
 * each with the alternatives under which it may stand in a text.
 */
import type {SynonymGroups} from '../../data/synonyms/types';
import {fold, foldText, type Folded} from '../text/fold';
import {MAX_QUERY_LENGTH} from './limits';
import {isCompound, isKanji, isNumeric, runs, type JapaneseRun, type LatinRun} from './words';

const MAX_CONCEPTS = 24;

/** One thing to look up. */
export interface Term {
  readonly word: string;
  /**
   * `exact`: a word of the index as it stands. `form`: also its other forms. `any`: also parts of
   * names and typing errors. `phrase`: a piece of text, word after word.
   */
  readonly kind: 'exact' | 'form' | 'any' | 'phrase';
}

/** One way to say a concept; all its terms belong together. */
export interface Alternative {
  readonly factor: number;
  readonly terms: readonly Term[];
  /** What to mark in a text that says it; nothing for what is too small to mean anything. */
  readonly marks: readonly string[];
}

export interface Concept {
  readonly alternatives: readonly Alternative[];
  /** 1, or little for words such as "how" and "the". */
  readonly weight: number;
}

export interface Query {
  readonly concepts: readonly Concept[];
  /** The folded query without spaces and marks, to compare with titles as a whole. */
  readonly compact: string;
  /** Names, files, paths and numbers as typed, folded. */
  readonly names: readonly string[];
}

export interface Synonyms {
  /** Folded phrases, longest first, each with the other phrases of its groups. */
  readonly phrases: readonly {readonly text: string; readonly others: readonly string[]}[];
}

const SYNONYM = 0.72;
/** A known phrase in a text word for word says more than its words do. */
const OWN_PHRASE = 1.25;
const STOP_WORD = 0.12;
const STOP_WORDS = new Set(
  `a an and any are as at be been but by can cannot cant could did do does doesn doesnt don dont for
  from get gets getting got has have how i if im in into is isn isnt it its just me my no not of on
  or our s should so some t that the their them then there they this to too up use using was we what
  when where which who why will with won wont would you your`.split(/\s+/),
);
/** Japanese word endings and helpers that say nothing about the topic, folded. */
const JAPANESE_HELPERS = new RegExp(
  `^(?:${[
    'が',
    'を',
    'に',
    'は',
    'で',
    'と',
    'も',
    'の',
    'へ',
    'や',
    'から',
    'まで',
    'より',
    'って',
    'とは',
    'について',
    'という',
    'ため',
    'には',
    'では',
    'への',
    'での',
    'との',
    'が出',
    'する',
    'した',
    'して',
    'したい',
    'します',
    'される',
    'された',
    'されない',
    'されません',
    'しない',
    'できる',
    'できない',
    'できません',
    'ない',
    'ません',
    'なる',
    'なった',
    'ならない',
    'ている',
    'てる',
    'たい',
    'です',
    'ます',
    'ください',
    'には',
    'どう',
    'どこ',
    'なに',
    'なぜ',
    'どれ',
    'いる',
    'ある',
    'こと',
    'もの',
    'とき',
    'ときは',
    'れる',
    'れない',
    'られる',
    'られない',
    'しまう',
    'してしまう',
    'ように',
  ]
    .map(foldText)
    .join('|')})+$`,
  'u',
);

/** Prepares groups of synonyms for use with queries. */
export function prepareSynonyms(groups: SynonymGroups): Synonyms {
  const others = new Map<string, Set<string>>();
  for (const group of groups) {
    const folded = group.map((phrase) => foldText(phrase).trim());
    for (const phrase of folded) {
      const known = others.get(phrase) ?? new Set();
      folded.filter((other) => other !== phrase).forEach((other) => known.add(other));
      others.set(phrase, known);
    }
  }
  return {
    phrases: [...others]
      .map(([text, set]) => ({text, others: [...set]}))
      .sort((a, b) => b.text.length - a.text.length),
  };
}

/** Reads what somebody typed. */
export function readQuery(typed: string, synonyms: Synonyms): Query {
  const input = typed.slice(0, MAX_QUERY_LENGTH);
  const folded = fold(input);
  const spans = findSynonyms(folded.text, synonyms);
  const concepts: Concept[] = [];
  let at = 0;
  for (const {from, to, others} of [
    ...spans,
    {from: folded.text.length, to: folded.text.length, others: []},
  ]) {
    concepts.push(...readConcepts(slice(folded, at, from), input));
    if (to > from) {
      const own = readConcepts(slice(folded, from, to), input);
      const phrase = folded.text.slice(from, to);
      concepts.push({
        weight: Math.max(0, ...own.map(({weight}) => weight)) || 1,
        alternatives: [
          {
            factor: 1,
            terms: own.flatMap((concept) => concept.alternatives[0]?.terms ?? []),
            marks: own.flatMap((concept) => concept.alternatives[0]?.marks ?? []),
          },
          ...(own.length === 1 ? own[0]!.alternatives.slice(1) : []),
          ...(isOneWord(phrase) ? [] : [asPhrase(phrase, OWN_PHRASE)]),
          ...others.map((other) => asPhrase(other, SYNONYM)),
        ].filter(({terms}) => terms.length > 0),
      });
    }
    at = to;
  }
  const useful = concepts
    .filter(({alternatives}) => alternatives.length > 0)
    .slice(0, MAX_CONCEPTS);
  const latin = runs(folded, input).filter((run) => run.kind === 'latin');
  return {
    // A query of nothing but little words is a query for those words.
    concepts: useful.every(({weight}) => weight < 1)
      ? useful.map((concept) => ({...concept, weight: 1}))
      : useful,
    compact: compact(folded.text),
    names: [
      ...new Set([
        ...latin.flatMap(({text, parts}) => [text, parts[parts.length - 1]!.text]),
        ...joinedNeighbours(latin),
      ]),
    ],
  };
}

/** A folded text without spaces and punctuation. */
export function compact(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]+/gu, '');
}

function slice(folded: Folded, from: number, to: number): Folded {
  return {
    text: folded.text.slice(from, to),
    origin: folded.origin.slice(from, to + 1),
  };
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly others: readonly string[];
}

const isLatinCharacter = (character: string | undefined) =>
  character !== undefined && /[a-z0-9]/.test(character);

/** Where the phrases of the synonyms stand in a query, the longest first, without overlap. */
function findSynonyms(text: string, {phrases}: Synonyms): Span[] {
  const spans: Span[] = [];
  for (const {text: phrase, others} of phrases) {
    for (let from = text.indexOf(phrase); from >= 0; from = text.indexOf(phrase, from + 1)) {
      const to = from + phrase.length;
      const cutsWord =
        (isLatinCharacter(text[from]) && isLatinCharacter(text[from - 1])) ||
        (isLatinCharacter(text[to - 1]) && isLatinCharacter(text[to]));
      if (!cutsWord && !spans.some((span) => from < span.to && span.from < to)) {
        spans.push({from, to, others});
      }
    }
  }
  return spans.sort((a, b) => a.from - b.from);
}

const isOneWord = (phrase: string) => /^[a-z0-9]+$/.test(phrase);
/** Endings that differ from text to text: 反映されない, 反映されません. */
const NEGATION = new RegExp(`(?<=..)(?:${foldText('ない')}|${foldText('ません')})$`, 'u');

/** A phrase as an alternative: as it stands in the text, but for its ending. */
function asPhrase(phrase: string, factor: number): Alternative {
  const word = phrase.replace(NEGATION, '');
  return {factor, terms: [{word, kind: isOneWord(word) ? 'form' : 'phrase'}], marks: [word]};
}

function readConcepts(folded: Folded, original: string): Concept[] {
  return runs(folded, original).flatMap((run) =>
    run.kind === 'latin' ? readLatin(run) : readJapanese(run),
  );
}

function readLatin(run: LatinRun): Concept[] {
  const parts = run.parts.map(({text}) => text);
  const word = (text: string): Term => ({word: text, kind: 'any'});
  const nameParts = run.parts.flatMap(({names}) => names.filter((name) => name.length > 1));
  const split: Alternative[] =
    nameParts.length > 1 ? [{factor: 0.6, terms: nameParts.map(word), marks: []}] : [];
  if (!isCompound(run)) {
    const [text] = parts as [string];
    return [
      {
        weight: STOP_WORDS.has(text) ? STOP_WORD : 1,
        alternatives: [{factor: 1, terms: [word(text)], marks: [text]}, ...split],
      },
    ];
  }
  const whole: Alternative = {factor: 1.5, terms: [word(run.text)], marks: [run.text]};
  const meaningful = parts.filter((part) => part.length > 1);
  if (isNumeric(run.text)) {
    return [{weight: 1, alternatives: [whole]}];
  }
  return [
    {
      weight: 1,
      alternatives: [
        whole,
        {
          factor: 0.9,
          terms: meaningful.map(word),
          marks: meaningful.filter((part) => part.length > 2),
        },
        ...split,
      ].filter(({terms}) => terms.length > 0),
    },
  ];
}

/** "exp rate" may be ExpRate, "player max num" may be …PlayerMaxNum. */
function joinedNeighbours(latin: readonly LatinRun[]): string[] {
  const words = latin.flatMap((run) => run.parts.map(({text}) => text));
  const joined: string[] = [];
  for (let size = 2; size <= 4; size += 1) {
    for (let at = 0; at + size <= words.length && joined.length < 30; at += 1) {
      joined.push(words.slice(at, at + size).join(''));
    }
  }
  return joined;
}

type Script = 'kanji' | 'katakana' | 'hiragana';

/**
 * Cuts a run of Japanese into concepts by its scripts: kanji and katakana carry the meaning, a
 * hiragana after a lone kanji belongs to it (重い, 立て), other hiragana are helpers or, rarely, words.
 */
function readJapanese({text, hiragana}: JapaneseRun): Concept[] {
  const scriptAt = (at: number): Script =>
    isKanji(text[at]!) ? 'kanji' : hiragana[at] ? 'hiragana' : 'katakana';
  const concepts: Concept[] = [];
  let at = 0;
  while (at < text.length) {
    const script = scriptAt(at);
    let to = at + 1;
    while (to < text.length && scriptAt(to) === script) {
      to += 1;
    }
    const word = text.slice(at, to);
    if (script === 'hiragana') {
      const wasOkurigana = at > 0 && scriptAt(at - 1) === 'kanji';
      const rest = JAPANESE_HELPERS.test(word) ? '' : word;
      if (rest.length > 1) {
        // The end of a verb says little; a word in hiragana alone may be the whole question.
        const weight = wasOkurigana ? STOP_WORD : at === 0 && to === text.length ? 1 : 0.4;
        concepts.push(concept(pairs(rest), weight, weight > 0.3 ? [rest] : []));
      } else if (text.length === 1 && rest) {
        concepts.push(concept([word], 1, [word]));
      }
    } else if (script === 'kanji' && word.length === 1) {
      const withEnding =
        to < text.length && scriptAt(to) === 'hiragana' ? text.slice(at, to + 1) : '';
      concepts.push({
        weight: 1,
        alternatives: withEnding
          ? [
              {factor: 1, terms: [exact(withEnding)], marks: [withEnding]},
              {factor: 0.45, terms: [exact(word)], marks: []},
            ]
          : [{factor: 0.9, terms: [exact(word)], marks: [word]}],
      });
    } else {
      // A long compound may stand in the text in parts: 開放設定 as 開放 and 設定.
      const halves =
        script === 'kanji' && word.length >= 4
          ? Array.from({length: Math.floor(word.length / 2)}, (_, half) =>
              word.slice(half * 2, half * 2 + 2),
            )
          : [];
      concepts.push(concept(pairs(word), 1, [word, ...halves]));
    }
    at = to;
  }
  return concepts;
}

const exact = (word: string): Term => ({word, kind: 'exact'});

function concept(words: readonly string[], weight: number, marks: readonly string[]): Concept {
  return {weight, alternatives: [{factor: 1, terms: words.map(exact), marks}]};
}

/** The pairs of neighbouring characters of a word, as they stand in the index. */
function pairs(word: string): string[] {
  return word.length === 1
    ? [word]
    : Array.from({length: word.length - 1}, (_, at) => word.slice(at, at + 2));
}
