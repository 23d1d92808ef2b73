import {fold} from '../text/fold';
import type {Place} from './searchIndex';
import type {MarkedText, Range} from './types';
import {wordsOf} from './words';

const ELLIPSIS = '…';
/** Shorter words begin too many others, as list begins listens. */
const SHORTEST_BEGINNING = 5;
const LEAD = 12;
const SEPARATOR = /(?: ·)?\s*$/;
const SENTENCE_END = /[.!?:](?: · | )|[。！？：]\s?(?:· )?| · /gu;
const CLAUSE_END = /[.!?:,;](?: · | )|[。！？：、]\s?(?:· )?| · | \(|（/gu;

const isLatin = (character: string | undefined) => /\w/.test(character ?? '');
const isInside = (text: string, at: number) =>
  (isLatin(text[at - 1]) && isLatin(text[at])) || /[\uDC00-\uDFFF]/.test(text[at] ?? '');

function beginsWord(text: string, at: number, length: number): boolean {
  const [before, first] = [text[at - 1] ?? ' ', text[at]!];
  if (isLatin(first)) {
    return !isLatin(before) || before === '_' || /[a-z\d][A-Z]/.test(before + first);
  }
  const script = /^[\p{Script=Katakana}ー]/u.test(first)
    ? /[\p{Script=Katakana}ー]/u
    : /\p{Script=Han}/u;
  // Compounds such as 自動再起動 contain words, but a single kanji of a word says nothing.
  return script.test('ア') || length === 1
    ? !script.test(before) && (script.test('ア') || !script.test(text[at + 1] ?? ''))
    : true;
}

/** Finds the needles at beginnings of words, merged and in order. */
function findMarks(original: string, needles: ReadonlySet<string>): Range[] {
  const {text, origin} = fold(original);
  const found: Range[] = [];
  for (const needle of needles) {
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
      const [from, to] = [origin[at]!, origin[at + needle.length]!];
      const isWhole =
        needle.length >= SHORTEST_BEGINNING ||
        !isInside(original, to) ||
        /[a-z\d][A-Z]/.test(original.slice(to - 1, to + 1));
      if (isWhole && beginsWord(original, from, needle.length)) {
        found.push([from, to]);
      }
    }
  }
  return found
    .sort((a, b) => a[0] - b[0])
    .reduce<Range[]>((merged, [from, to]) => {
      const last = merged[merged.length - 1];
      return last && from <= last[1]
        ? [...merged.slice(0, -1), [last[0], Math.max(last[1], to)]]
        : [...merged, [from, to]];
    }, []);
}

export const markText = (text: string, needles: ReadonlySet<string>): MarkedText => ({
  text,
  marks: findMarks(text, needles),
});

/** Gives the phrase of a place that has most of the query. */
export function phraseFor({phrases}: Place, needles: ReadonlySet<string>): string | undefined {
  const wanted = [...needles];
  const has = (word: string) =>
    needles.has(word) || (isLatin(word[0]) && wanted.some((needle) => word.startsWith(needle)));
  const counted = phrases.map(
    (phrase) => [wordsOf(phrase, true).filter(has).length, phrase] as const,
  );
  const [most, phrase] = counted.reduce((best, next) => (next[0] > best[0] ? next : best), [0, '']);
  return most > 0 ? phrase.trim() : undefined;
}

function beginnings(text: string, pattern: RegExp): number[] {
  return [0, ...[...text.matchAll(pattern)].map(({0: end, index}) => index + end.length)];
}

/** Gives the part of a marked text that shows most of the query; `length` counts characters. */
export function cut({text, marks}: MarkedText, length: number): MarkedText {
  if (text.length <= length) {
    return {text, marks};
  }
  const room = length - 2;
  const wordsFrom = (start: number) =>
    new Set(
      marks
        .filter(([from, to]) => from >= start && to <= start + room)
        .map(([from, to]) => text.slice(from, to).toLowerCase()),
    ).size;
  const best = (starts: readonly number[]) => {
    const most = starts.reduce((one, next) => (wordsFrom(next) > wordsFrom(one) ? next : one), 0);
    const first = marks.find(([from]) => from >= most)?.[0] ?? 0;
    const near = starts.filter((next) => next <= first && wordsFrom(next) >= wordsFrom(most));
    return near[near.length - 1] ?? most;
  };
  const isGood = (start: number) => marks.length === 0 || wordsFrom(start) > 0;
  const sentences = beginnings(text, SENTENCE_END);
  let start = best(sentences);
  if (!isGood(start)) {
    start = best(beginnings(text, CLAUSE_END));
  }
  if (!isGood(start)) {
    const lead = Math.max(0, marks[0]![0] - Math.min(LEAD, room >> 2));
    start = Math.min(lead, text.length - room);
    while (isInside(text, start)) {
      start += 1;
    }
  }
  let end = Math.min(text.length, start + room);
  const last = Math.max(start, ...marks.map(([, to]) => to).filter((to) => to <= end));
  const whole = sentences.filter((next) => next > last && next <= end + 1);
  const full = text.slice(start, whole[whole.length - 1] ?? start).replace(SEPARATOR, '');
  if (full.length > room / 2) {
    end = start + full.length;
  } else {
    while (isInside(text, end) && end > start + room / 2) {
      end -= 1;
    }
  }
  const before = sentences.includes(start) ? '' : ELLIPSIS;
  const after = end < text.length && full.length <= room / 2 ? ELLIPSIS : '';
  const move = (at: number) => Math.min(Math.max(at, start), end) - start + before.length;
  return {
    text: before + text.slice(start, end).trimEnd() + after,
    marks: marks
      .filter(([from, to]) => to > start && from < end)
      .map(([from, to]) => [move(from), move(to)]),
  };
}
