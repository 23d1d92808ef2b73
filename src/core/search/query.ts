import {fold, type Folded} from '../text/fold';
import {alternative, type Alternative, type Concept} from './concepts';
import {readJapanese} from './japanese';
import {readLatin, unknownNumbers} from './latin';
import {asTheGuideWrites} from './littleWords';
import type {SearchIndex} from './searchIndex';
import {MAX_QUERY_LENGTH} from './searchSettings';
import {partsBySynonyms} from '../filter/synonyms';
import {weights} from './weights';
import {compact, runs, wordsOf} from './words';

export interface Query {
  readonly concepts: readonly Concept[];
  readonly compact: readonly string[];
  readonly names: readonly string[];
  readonly unknown: readonly string[];
  readonly isShortened: boolean;
}

const MAX_WORDS = 16;
const MAX_LENGTH = 200;
const MAX_RAREST = 24;
const NAME_WORDS = [2, 3, 4];
const BEGINNING =
  /^(?:(?:pal ?world(?![a-z0-9_])|パルワルド|パルワ|(?:dedicated(?: servers?)?|servers?)(?![a-z0-9_])|専用サバ|専用鯖|サバ(?=\s)|鯖(?=\s))[\sノ]*)+(?=.)/u;
const REQUEST =
  /(?:[をは、]\s*)?(?:教えて|おしえて|お願い(?:いた|致)?し|おねがいし|助けて)(?:ます|ください|下さい|ほしい|欲しい|です|何|なに|[。！!？?])*/gu;

const orAll = (rest: string, all: string) => (/[\p{L}\p{N}]/u.test(rest) ? rest : all);

/** Reads what a reader typed or pasted. */
export function readQuery(typed: string, index: SearchIndex): Query {
  const {number, pattern} = index.edition;
  const short = shorten(typed).normalize('NFKC');
  const asked = asTheGuideWrites(orAll(short.replace(REQUEST, ' '), short));
  const input = rewrite(asked.replace(pattern, ` ${number} `), index);
  const whole = fold(input);
  const beginning = BEGINNING.exec(whole.text)?.[0].length ?? 0;
  const folded = slice(whole, beginning);
  const all = runs(folded, input);
  const latin = all.flatMap((run) => (run.kind === 'latin' && run.text !== number ? [run] : []));
  const words = latin.flatMap(({parts}) => parts.map(({text}) => text));
  if (all.length + words.length - latin.length > MAX_WORDS || input.length > MAX_LENGTH) {
    return {
      concepts: rarest(wordsOf(input, false), index),
      compact: [],
      names: [],
      unknown: [],
      isShortened: true,
    };
  }
  return {
    concepts: readPhrases(folded, input, index),
    unknown: unknownNumbers(
      latin.filter(({parts}) => parts.length === 1).map(({text}) => text),
      index,
    ),
    isShortened: false,
    compact: [folded.text, folded.text.replace(` ${number} `, ' ')].map(compact),
    names: [
      ...latin.flatMap(({text, parts}) => [compact(text), parts[parts.length - 1]!.text]),
      ...NAME_WORDS.flatMap((size) =>
        words.slice(size - 1).map((_, at) => words.slice(at, at + size).join('')),
      ),
    ],
  };
}

/** The error is at the end of a log, so both ends are kept. */
function shorten(typed: string): string {
  const half = MAX_QUERY_LENGTH / 2;
  return typed.length > MAX_QUERY_LENGTH ? `${typed.slice(0, half)} ${typed.slice(-half)}` : typed;
}

const rewrite = (typed: string, {typing, placesOf}: SearchIndex): string =>
  typing === undefined || typed.length > MAX_LENGTH
    ? typed
    : typing(typed, (word) => placesOf(word) > 0);

function rarest(words: readonly string[], {placesOf}: SearchIndex): Concept[] {
  return [...new Set(words)]
    .filter((word) => placesOf(word) > 0)
    .sort((a, b) => placesOf(a) - placesOf(b))
    .slice(0, MAX_RAREST)
    .map((word) => ({weight: 1, alternatives: [alternative([word])]}));
}

/** A word counts once, because a text of nothing but サーバー would take long. */
function readPhrases(folded: Folded, input: string, index: SearchIndex): Concept[] {
  const known = new Set<string>();
  return partsBySynonyms(folded.text, index.synonyms).flatMap(({from, to, others}) => {
    const own = readRuns(slice(folded, from, to), input, index);
    const phrase = folded.text.slice(from, to);
    if (!others || known.has(phrase)) {
      return others ? [] : own;
    }
    known.add(phrase);
    return {
      weight: Math.max(0, ...own.map(({weight}) => weight)) || 1,
      alternatives: [
        ...(own.length === 1 ? own[0]!.alternatives : together(own, 1)),
        ...others.flatMap((other) => {
          const same = fold(other);
          return together(readRuns(same, other, index), weights.synonym, [same.text]);
        }),
      ],
    };
  });
}

function slice({text, origin}: Folded, from: number, to = text.length): Folded {
  return {text: text.slice(from, to), origin: origin.slice(from, to + 1)};
}

function together(
  concepts: readonly Concept[],
  factor: number,
  whole?: readonly string[],
): Alternative[] {
  const first = concepts.flatMap(({alternatives}) => alternatives.slice(0, 1));
  const lookups = first.flatMap((one) => one.lookups);
  const marks =
    whole ??
    concepts
      .filter(({weight}) => weight > weights.beside)
      .flatMap(({alternatives}) => alternatives[0]?.marks ?? []);
  return lookups.length === 0 ? [] : [{factor, lookups, share: 1, marks}];
}

function readRuns(folded: Folded, original: string, index: SearchIndex): Concept[] {
  const different = new Map(runs(folded, original).map((run) => [run.text, run]));
  return [...different.values()].flatMap((run) =>
    run.kind === 'latin' ? [readLatin(run, index)] : readJapanese(run, index.placesOf),
  );
}
