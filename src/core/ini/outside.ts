/** Settings that stand on lines of their own, beside the list: the game does not read them. */
import {endOfLine, nextLine} from './lines';
import type {KnownKeys} from './known';
import type {FoundSetting} from './reader/found';
import {nothingFound, readList} from './reader/list';
import {afterBlanks, startsKnownSetting} from './scan';

/** What was found in a stretch of the text. */
export interface Outside {
  readonly settings: readonly FoundSetting[];
  /** The lines they stand on, as offsets. */
  readonly lines: readonly (readonly [from: number, to: number])[];
  /** Comments that stood behind them. */
  readonly comments: readonly string[];
}

/** Finds the lines of a stretch that set something the game knows. A line that starts a section ends it. */
export function settingsOutside(text: string, from: number, to: number, known: KnownKeys): Outside {
  const found = nothingFound();
  const lines: [number, number][] = [];
  for (let line = from; line < to; line = nextLine(text, line)) {
    const first = afterBlanks(text, line, to);
    if (text.charCodeAt(first) === 0x5b) {
      break;
    }
    if (startsKnownSetting(text, first, to, known)) {
      const end = Math.min(endOfLine(text, first), to);
      readList(text, {start: first, limit: end, loose: true}, known, found);
      lines.push([line, Math.min(nextLine(text, first), to)]);
    }
  }
  return {settings: found.list.settings(), lines, comments: found.list.comments};
}
