/** Marks the words of a query in a text, and cuts out the part of a text that shows most of them. */
import {fold} from '../text/fold';
import type {Place} from './searchIndex';
import type {MarkedText, Range} from './types';

const ELLIPSIS = '…';
/** Words this long may be marked inside other words; so may every word in Japanese. */
const SHORTEST_INSIDE = 3;
/** Characters shown before the first marked word, at most. */
const LEAD = 12;

const isLatin = (character: string | undefined) => /\w/.test(character ?? '');
/** Would a cut here divide a word, or a character that takes two units? */
const isInside = (text: string, at: number) =>
  (isLatin(text[at - 1]) && isLatin(text[at])) || /[\uDC00-\uDFFF]/.test(text[at] ?? '');

/** Where the needles stand in a text, merged and in order. */
export function findMarks(original: string, needles: ReadonlySet<string>): Range[] {
  const {text, origin} = fold(original);
  const found: Range[] = [];
  for (const needle of needles) {
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
      const end = at + needle.length;
      const isPart = isInside(text, at) || isInside(text, end);
      if (needle.length >= SHORTEST_INSIDE || !isPart) {
        found.push([origin[at]!, origin[end]!]);
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

/** A title with the words of the query marked. */
export function markText(title: string, needles: ReadonlySet<string>): MarkedText {
  return {text: title, marks: findMarks(title, needles)};
}

/** The part of a place's text that shows most of the query, at most `length` characters. */
export function makeSnippet(
  {hash, page, text}: Place,
  needles: ReadonlySet<string>,
  length: number,
): MarkedText {
  const [first, ...others] = (hash ? [text] : [page.description, text]).map((candidate) =>
    cut(candidate, findMarks(candidate, needles), length),
  );
  return others.reduce(
    (best, next) => (best.text && best.marks.length >= next.marks.length ? best : next),
    first!,
  );
}

function cut(text: string, marks: readonly Range[], length: number): MarkedText {
  if (text.length <= length) {
    return {text, marks};
  }
  // One character at each end may be needed for the ellipsis.
  const room = length - 2;
  const wordsFrom = (start: number) =>
    new Set(
      marks
        .filter(([from, to]) => from >= start && to <= start + room)
        .map(([from, to]) => text.slice(from, to).toLowerCase()),
    ).size;
  const lead = Math.min(LEAD, room >> 2);
  let start = marks
    .map(([from]) => Math.max(0, from - lead))
    .reduce((best, next) => (wordsFrom(next) > wordsFrom(best) ? next : best), 0);
  start = Math.min(start, text.length - room);
  while (isInside(text, start)) {
    start += 1;
  }
  let end = Math.min(text.length, start + room);
  // A word longer than half of the snippet is divided.
  while (isInside(text, end) && end > start + room / 2) {
    end -= 1;
  }
  const before = start > 0 ? ELLIPSIS : '';
  const after = end < text.length ? ELLIPSIS : '';
  const move = (at: number) => Math.min(Math.max(at, start), end) - start + before.length;
  return {
    text: before + text.slice(start, end) + after,
    marks: marks
      .filter(([from, to]) => to > start && from < end)
      .map(([from, to]) => [move(from), move(to)]),
  };
}
