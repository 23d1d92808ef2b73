/**
 * Reads a query: cuts it into concepts (a word, a Japanese compound, a phrase with synonyms), each
 * with the alternatives under which it may stand in a text.
 */
import {stemmer} from 'stemmer';
import {fold, foldText, type Folded} from '../text/fold';
import {JAPANESE_HELPERS, STOP_WORDS} from './littleWords';
import {searchSettings} from './searchSettings';
import {findSynonyms, type Synonyms} from './synonyms';
import {compact, isCompound, pairs, runs, type JapaneseRun, type LatinRun} from './words';

/** A word to look up in the index. */
export interface Lookup {
  readonly word: string;
  /** Also what begins with it. */
  readonly isPrefix?: boolean;
  /** Also what is one typing error away. */
  readonly isFuzzy?: boolean;
}

/** One way to say a concept. */
export interface Alternative {
  /** How sure it is that this is meant, 0 to 1; above 1 for what says more than its words. */
  readonly factor: number;
  readonly lookups: readonly Lookup[];
  /** The least share of the lookups that a place must have. */
  readonly share: number;
  /** What to mark in a text that says it. */
  readonly marks: readonly string[];
}

export interface Concept {
  /** 1, or little for words such as "how" and "the". */
  readonly weight: number;
  readonly alternatives: readonly Alternative[];
}

export interface Query {
  readonly concepts: readonly Concept[];
  /** The folded query without spaces and punctuation, to compare with whole titles. */
  readonly compact: string;
  /** Names, files, paths and numbers as typed, folded. */
  readonly names: readonly string[];
}

/** What reading a query needs to know. */
export interface Reading {
  readonly synonyms: Synonyms;
  /** In how many places a word of the index stands; 0 for a word that it does not have. */
  readonly placesOf: (word: string) => number;
  /** Japanese: what Latin letters say in kana, if they do: settei, sa-ba-. */
  readonly toKana?: (word: string) => string | undefined;
}

/** Of a longer text, as a pasted log, the rarest words count. */
const MAX_CONCEPTS = 24;

const STOP_WORD = 0.12;
const NEGATION = 0.3;
const NOT = foldText('ない');
/** Hiragana beside other words is rarely what the question is about. */
const BY_WORD = 0.4;
const OTHER_FORM = 0.7;
const SYNONYM = 0.65;
const TYPING_ERROR = 0.6;
const SPLIT = 0.9;
const NAME_PARTS = 0.6;
const COMPOUND_AS_A_WHOLE = 1.5;
/** Of a word cut into pairs of characters, most must be there: ログアウト is no ログ. */
const MOST = 0.6;
/** A word in katakana as a part of a longer one. */
const KATAKANA_INSIDE = 0.7;
const SHORTEST_WITH_ERROR = 5;
const SHORTEST_PART = 3;
/** No word is longer; what is longer is no typing error. */
const LONGEST_GUESSED = 40;
/** Endings that say the same, with what is compared: 入れなくなった, 入れません, 入れない. */
const NEGATIVE_ENDING = /なくな(?:った|って|り|る)|なかった|ません(?:でした)?/gu;

/** Reads what somebody typed or pasted. */
export function readQuery(typed: string, reading: Reading): Query {
  const input = typed.slice(0, searchSettings.maxQueryLength).replace(NEGATIVE_ENDING, 'ない');
  const folded = fold(input);
  const plain = runs(folded, input);
  const concepts =
    plain.length > MAX_CONCEPTS
      ? rarest(readConcepts(folded, input, plainReading(reading)), reading)
      : readWithSynonyms(folded, input, reading);
  const latin = plain.slice(0, MAX_CONCEPTS).filter((run) => run.kind === 'latin');
  return {
    // A query of nothing but little words is a query for those words.
    concepts: concepts.every(({weight}) => weight < 1)
      ? concepts.map((concept) => ({...concept, weight: 1}))
      : concepts,
    compact: compact(folded.text),
    names: [
      ...new Set([
        ...latin.flatMap(({text, parts}) => [compact(text), parts[parts.length - 1]!.text]),
        ...joinedNeighbours(latin),
      ]),
    ],
  };
}

function readWithSynonyms(folded: Folded, input: string, reading: Reading): Concept[] {
  const concepts: Concept[] = [];
  let at = 0;
  for (const {from, to, others} of findSynonyms(folded.text, reading.synonyms)) {
    concepts.push(...readConcepts(slice(folded, at, from), input, reading));
    const own = readConcepts(slice(folded, from, to), input, reading);
    concepts.push(withSynonyms(own, others, reading));
    at = to;
  }
  concepts.push(...readConcepts(slice(folded, at, folded.text.length), input, reading));
  return concepts.filter(({alternatives}) => alternatives.length > 0);
}

/** Words are taken as they stand, no guesses. */
const plainReading = ({placesOf}: Reading): Reading => ({
  synonyms: {phrases: []},
  placesOf: (word) => Math.max(1, placesOf(word)),
});

/** The concepts of a long text that stand in the fewest places, each once. */
function rarest(concepts: readonly Concept[], {placesOf}: Reading): Concept[] {
  const found = new Map<string, {readonly concept: Concept; readonly places: number}>();
  for (const {weight, alternatives} of concepts) {
    const [first] = alternatives;
    const words = first?.lookups.map(({word}) => word) ?? [];
    const places = Math.min(...words.map(placesOf));
    if (first && places > 0) {
      const lookups = words.map((word) => ({word}));
      found.set(words.join(' '), {places, concept: {weight, alternatives: [{...first, lookups}]}});
    }
  }
  return [...found.values()]
    .sort((a, b) => a.places - b.places)
    .slice(0, MAX_CONCEPTS)
    .map(({concept}) => concept);
}

function slice(folded: Folded, from: number, to: number): Folded {
  return {text: folded.text.slice(from, to), origin: folded.origin.slice(from, to + 1)};
}

/** The concepts of a known phrase as one, with the other phrases that mean the same. */
function withSynonyms(
  own: readonly Concept[],
  others: readonly string[],
  reading: Reading,
): Concept {
  return {
    weight: Math.max(0, ...own.map(({weight}) => weight)) || 1,
    alternatives: [
      ...(own.length === 1 ? own[0]!.alternatives : together(own, 1)),
      ...others.flatMap((other) =>
        together(readConcepts(fold(other), other, {...reading, synonyms: {phrases: []}}), SYNONYM),
      ),
    ],
  };
}

/** Several concepts that must all be there, each as it stands. */
function together(concepts: readonly Concept[], factor: number): Alternative[] {
  const first = concepts.flatMap(({alternatives}) => alternatives.slice(0, 1));
  return first.length === 0
    ? []
    : [
        {
          factor,
          lookups: first.flatMap(({lookups}) => lookups),
          share: 1,
          marks: first.flatMap(({marks}) => marks),
        },
      ];
}

function readConcepts(folded: Folded, original: string, reading: Reading): Concept[] {
  return runs(folded, original).flatMap((run) =>
    run.kind === 'latin' ? readLatin(run, reading) : readJapanese(run, reading),
  );
}

function alternative(
  words: readonly string[],
  {
    factor = 1,
    share = 1,
    marks = words,
    ...lookup
  }: Partial<Alternative> & Omit<Lookup, 'word'> = {},
): Alternative {
  return {factor, share, marks, lookups: words.map((word) => ({word, ...lookup}))};
}

function readLatin(run: LatinRun, reading: Reading): Concept[] {
  const parts = run.parts.map(({text}) => text);
  const names = run.parts.flatMap((part) => part.names);
  const isKnown = reading.placesOf(run.text) > 0;
  const inParts =
    !isKnown && names.filter(({length}) => length >= SHORTEST_PART).length > 1
      ? [
          alternative(
            names.filter(({length}) => length > 1),
            {factor: NAME_PARTS, share: 0.75, marks: [], isPrefix: true},
          ),
        ]
      : [];
  if (!isCompound(run)) {
    const [word] = parts as [string];
    return [
      {
        weight: STOP_WORDS.has(word) ? STOP_WORD : 1,
        alternatives: [...readWord(word, reading), ...inParts],
      },
    ];
  }
  const whole = alternative([run.text], {factor: COMPOUND_AS_A_WHOLE, isPrefix: true});
  if (/^[\d.:/-]+$/.test(run.text)) {
    return [{weight: 1, alternatives: [whole]}];
  }
  const meaningful = parts.filter((part) => part.length > 1);
  return [
    {
      weight: 1,
      alternatives: [
        whole,
        ...(meaningful.length > 0
          ? [
              alternative(meaningful, {
                factor: SPLIT,
                share: 0.5,
                marks: meaningful.filter((part) => part.length > 2),
                isPrefix: true,
              }),
            ]
          : []),
        ...inParts,
        ...kanaOf(parts, reading),
      ],
    },
  ];
}

/** A plain word: as it stands and in its other forms; if nobody knows it, what it may stand for. */
function readWord(word: string, reading: Reading): Alternative[] {
  const stem = stemmer(word).replace(/(?<=..)i$/, '');
  const own = [
    alternative([word], {isPrefix: true}),
    ...(stem !== word && stem.length >= SHORTEST_PART
      ? [alternative([stem], {factor: OTHER_FORM, isPrefix: true})]
      : []),
  ];
  if (reading.placesOf(word) > 0 || !/^[a-z]+$/.test(word) || word.length > LONGEST_GUESSED) {
    return own;
  }
  return [
    ...own,
    ...swaps(word)
      .filter((other) => reading.placesOf(other) > 0)
      .map((other) => alternative([other], {factor: TYPING_ERROR})),
    ...(word.length >= SHORTEST_WITH_ERROR
      ? [alternative([word], {factor: TYPING_ERROR, isFuzzy: true})]
      : []),
    ...splits(word, reading),
    ...kanaOf([word], reading),
  ];
}

/** A word with two neighbouring letters swapped, in each way. */
function swaps(word: string): string[] {
  return word.length < 4
    ? []
    : Array.from(
        {length: word.length - 1},
        (_, at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
      );
}

/** Two words written together: portforwarding. */
function splits(word: string, {placesOf}: Reading): Alternative[] {
  return Array.from({length: word.length}, (_, at) => [word.slice(0, at), word.slice(at)] as const)
    .filter((halves) => halves.every((half) => half.length >= SHORTEST_PART && placesOf(half) > 0))
    .map((halves) => alternative(halves, {factor: SPLIT}));
}

/** Japanese typed in Latin letters. */
function kanaOf(parts: readonly string[], {toKana, placesOf}: Reading): Alternative[] {
  const kana = parts.map((part) => toKana?.(part));
  const text = foldText(kana.join('ー'));
  return kana.includes(undefined) || kana.length === 0 ? [] : readKana(text, placesOf);
}

/** Kana that stand for words in kanji: せってい. The longest words that the index knows by reading. */
function readKana(text: string, placesOf: Reading['placesOf']): Alternative[] {
  const words: string[] = [];
  let at = 0;
  while (text.length - at > 2) {
    let to = text.length;
    while (to - at > 2 && placesOf(text.slice(at, to)) === 0) {
      to -= 1;
    }
    if (to - at > 2) {
      words.push(text.slice(at, to));
      at = to;
    } else {
      at += 1;
    }
  }
  return [
    ...(words.length > 0 ? [alternative(words, {share: MOST, factor: SPLIT})] : []),
    // Somebody is still typing.
    ...(text.length > 2 ? [alternative([text], {isPrefix: true, factor: SPLIT})] : []),
  ];
}

/** "exp rate" may be ExpRate, "player max num" may be …PlayerMaxNum. */
function joinedNeighbours(latin: readonly LatinRun[]): string[] {
  const words = latin.flatMap((run) => run.parts.map(({text}) => text)).slice(0, 12);
  return [2, 3, 4].flatMap((size) =>
    words.slice(size - 1).map((_, at) => words.slice(at, at + size).join('')),
  );
}

/**
 * Cuts a run of Japanese into concepts by its scripts: kanji and katakana carry the meaning, a
 * hiragana after a lone kanji belongs to it (重い, 立て), other hiragana are helpers or, rarely, words.
 */
function readJapanese({text, scripts}: JapaneseRun, {placesOf}: Reading): Concept[] {
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
      if (word.endsWith(NOT) && JAPANESE_HELPERS.test(word)) {
        concepts.push({weight: NEGATION, alternatives: [alternative([NOT], {marks: []})]});
      }
      if ((word.length > 1 || text.length === 1) && !JAPANESE_HELPERS.test(word)) {
        const isEnding = scripts[at - 1] === 'kanji';
        const weight = isEnding ? STOP_WORD : word === text ? 1 : BY_WORD;
        concepts.push({
          weight,
          alternatives: [
            alternative(pairs(word), {share: MOST, marks: isEnding ? [] : [word]}),
            ...readKana(word, placesOf),
          ],
        });
      }
    } else if (script === 'kanji' && word.length === 1) {
      const withEnding = scripts[to] === 'hiragana' ? text.slice(at, to + 1) : undefined;
      concepts.push({
        weight: 1,
        alternatives: withEnding
          ? [
              alternative([withEnding]),
              alternative([word], {factor: 0.45, isPrefix: true, marks: []}),
            ]
          : [alternative([word], {factor: 0.9, isPrefix: true})],
      });
    } else {
      // A long compound may stand in the text in parts: 開放設定 as 開放 and 設定.
      const halves =
        script === 'kanji' && word.length >= 4
          ? Array.from({length: word.length >> 1}, (_, half) => word.slice(half * 2, half * 2 + 2))
          : [];
      concepts.push({
        weight: 1,
        alternatives: [
          ...(script === 'katakana' && word.length > 2 ? [alternative([word])] : []),
          alternative(pairs(word), {
            share: MOST,
            marks: [word, ...halves],
            factor: script === 'katakana' && word.length > 2 ? KATAKANA_INSIDE : 1,
          }),
        ],
      });
    }
  }
  return concepts;
}
