/** Marks the words of a query in a text, and cuts out the part of a text that shows most of them. */
import {fold} from '../text/fold';
import type {Place} from './searchIndex';
import type {MarkedText, Range} from './types';
import {runs} from './words';

const ELLIPSIS = '…';
/** Words this long may be marked inside other words. */
const SHORTEST_INSIDE = 3;

/** Where the needles stand in a text, merged and in order. */
export function findMarks(text: string, needles: ReadonlySet<string>): Range[] {
  const folded = fold(text);
  const found: Range[] = [];
  const add = (from: number, to: number) => found.push([folded.origin[from]!, folded.origin[to]!]);
  for (const phrase of [...needles].filter((needle) => needle.includes(' '))) {
    for (
      let at = folded.text.indexOf(phrase);
      at >= 0;
      at = folded.text.indexOf(phrase, at + phrase.length)
    ) {
      add(at, at + phrase.length);
    }
  }
  for (const run of runs(folded, text)) {
    if (run.kind === 'japanese') {
      for (const needle of needles) {
        for (
          let at = run.text.indexOf(needle);
          at >= 0;
          at = run.text.indexOf(needle, at + needle.length)
        ) {
          add(run.from + at, run.from + at + needle.length);
        }
      }
      continue;
    }
    if (needles.has(run.text)) {
      add(run.from, run.to);
      continue;
    }
    let from = run.from;
    for (const {text: part} of run.parts) {
      from = folded.text.indexOf(part, from);
      if (needles.has(part)) {
        add(from, from + part.length);
      } else {
        const inside = [...needles]
          .filter((needle) => needle.length >= SHORTEST_INSIDE && part.includes(needle))
          .sort((a, b) => b.length - a.length)[0];
        if (inside !== undefined) {
          const start = from + part.indexOf(inside);
          add(start, start + inside.length);
        }
      }
      from += part.length;
    }
  }
  return merge(found);
}

function merge(ranges: readonly Range[]): Range[] {
  const result: [number, number][] = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = result[result.length - 1];
    if (last && from <= last[1]) {
      last[1] = Math.max(last[1], to);
    } else {
      result.push([from, to]);
    }
  }
  return result;
}

/** A title with the words of the query marked. */
export function markText(title: string, needles: ReadonlySet<string>): MarkedText {
  return {text: title, marks: findMarks(title, needles)};
}

/** The part of an entry's text that shows most of the query, at most `length` characters. */
export function makeSnippet(
  place: Place,
  needles: ReadonlySet<string>,
  length: number,
): MarkedText {
  const candidates = place.hash
    ? [place.text]
    : [place.page.description, place.text].filter(Boolean);
  const cuts = candidates.map((text) => cut(text, findMarks(text, needles), length));
  return (
    cuts.reduce<MarkedText | undefined>(
      (best, next) => (best && best.marks.length >= next.marks.length ? best : next),
      undefined,
    ) ?? {text: '', marks: []}
  );
}

function cut(text: string, marks: readonly Range[], length: number): MarkedText {
  if (text.length <= length) {
    return {text, marks};
  }
  // One character at each end may be needed for the ellipsis.
  const room = length - 2;
  const wordsWithin = (start: number) =>
    new Set(
      marks
        .filter(([from, to]) => from >= start && to <= start + room)
        .map(([from, to]) => text.slice(from, to).toLowerCase()),
    ).size;
  const lead = Math.min(12, Math.floor(room / 4));
  let start = 0;
  let most = wordsWithin(0);
  for (const [from] of marks) {
    const candidate = Math.max(0, from - lead);
    const words = wordsWithin(candidate);
    if (words > most) {
      start = candidate;
      most = words;
    }
  }
  start = startOfWord(text, Math.min(start, Math.max(0, text.length - room)));
  let end = Math.min(text.length, start + room);
  end = end < text.length ? endOfWord(text, start, end) : end;
  // Never half of a character that takes two units.
  if (/[\uDC00-\uDFFF]/.test(text[start] ?? '')) {
    start += 1;
  }
  if (/[\uD800-\uDBFF]/.test(text[end - 1] ?? '')) {
    end -= 1;
  }
  const before = start > 0 ? ELLIPSIS : '';
  const after = end < text.length ? ELLIPSIS : '';
  return {
    text: before + text.slice(start, end) + after,
    marks: marks
      .filter(([from, to]) => to > start && from < end)
      .map(([from, to]) => [
        Math.max(from, start) - start + before.length,
        Math.min(to, end) - start + before.length,
      ]),
  };
}

/** Moves a start forward to the next word, if one begins soon. */
function startOfWord(text: string, start: number): number {
  if (start === 0 || !/\w/.test(text[start - 1]!) || !/\w/.test(text[start]!)) {
    return start;
  }
  const next = text.slice(start, start + 10).search(/[^\w]/);
  return next < 0 ? start : start + next + 1;
}

/** Moves an end back to the end of a word, if one ended not long before. */
function endOfWord(text: string, start: number, end: number): number {
  if (!/\w/.test(text[end - 1]!) || !/\w/.test(text[end]!)) {
    return end;
  }
  const word = /[\w./-]{1,12}$/.exec(text.slice(start, end))?.[0] ?? '';
  return word.length < end - start ? end - word.length : end;
}
