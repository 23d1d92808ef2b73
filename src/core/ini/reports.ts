import type {Place, Problem, ProblemCode, ProblemData} from './problems';
import {problem} from './problems';

/** At most so many problems of one kind are listed; the text is repaired whatever their number. */
export const problemsPerCode = 100;

/** One problem that will be listed. */
class Note {
  public data: ProblemData | undefined;
  /** How many more of this kind there are: counted, not listed. */
  public further = 0;

  public constructor(
    public readonly code: ProblemCode,
    public readonly offset: number,
  ) {}

  /** Gives what the sentence about the problem names. */
  public tell(data: ProblemData): void {
    this.data = data;
  }
}

/** The problems of a text or a part of it: so many of each kind one by one, the rest by number. */
export class Reports {
  private readonly byCode = new Map<ProblemCode, Note[]>();

  /** Adds a problem at an offset. Where it is only counted, there is nothing to tell about it. */
  public add(code: ProblemCode, offset: number): Note | undefined {
    const same = this.listOf(code);
    const last = same[problemsPerCode - 1];
    if (last) {
      last.further += 1;
      return undefined;
    }
    const note = new Note(code, offset);
    same.push(note);
    return note;
  }

  /** Adds what a part of the text gave. */
  public addAll(others: Reports): void {
    for (const [code, notes] of others.byCode) {
      const same = this.listOf(code);
      for (const note of notes) {
        const last = same[problemsPerCode - 1];
        if (last) {
          last.further += 1 + note.further;
        } else {
          same.push(note);
        }
      }
    }
  }

  /** How many problems of a kind there are. */
  public count(code: ProblemCode): number {
    const same = this.byCode.get(code) ?? [];
    return same.length + (same[same.length - 1]?.further ?? 0);
  }

  /** Which kinds of problems there are. */
  public codes(): readonly ProblemCode[] {
    return [...this.byCode.keys()];
  }

  /** The problems in the order of the text. */
  public listed(text: string): readonly Problem[] {
    const all = [...this.byCode.values()].flat().sort((a, b) => a.offset - b.offset);
    const places = placesAt(
      text,
      all.map(({offset}) => offset),
    );
    return all.map(({code, data, further}, index) => ({
      ...problem(code, places[index] ?? firstPlace, data),
      ...(further > 0 ? {further} : {}),
    }));
  }

  private listOf(code: ProblemCode): Note[] {
    let same = this.byCode.get(code);
    if (!same) {
      same = [];
      this.byCode.set(code, same);
    }
    return same;
  }
}

const firstPlace: Place = {line: 1, column: 1};

/** Where offsets stand in a text, all found in one walk. They come out in the order given. */
export function placesAt(text: string, offsets: readonly number[]): readonly Place[] {
  const places: Place[] = [];
  let line = 1;
  let lineStart = 0;
  let at = 0;
  for (const offset of offsets) {
    if (offset < at) {
      return placesInOrder(text, offsets);
    }
    for (; at < offset; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) {
        line += 1;
        lineStart = at + 1;
      }
    }
    places.push({line, column: offset - lineStart + 1});
  }
  return places;
}

/** The same for offsets that are not sorted. */
function placesInOrder(text: string, offsets: readonly number[]): readonly Place[] {
  const order = offsets.map((_, index) => index);
  order.sort((a, b) => (offsets[a] ?? 0) - (offsets[b] ?? 0));
  const sorted = placesAt(
    text,
    order.map((index) => offsets[index] ?? 0),
  );
  const places = new Array<Place>(offsets.length);
  order.forEach((index, position) => {
    places[index] = sorted[position] ?? firstPlace;
  });
  return places;
}
