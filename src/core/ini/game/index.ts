/** What the game's server makes of a settings file: a strict model of its reader. */
import {findSection, gameLines} from './lines';
import {importList, type GameEntry, type GameTypes, type ListFault} from './list';

export {quotedText, readsWhole, type GameType, type ValueType} from './values';
export type {Fate, GameEntry, GameTypes, ListFault} from './list';

/** Why the server uses nothing of a file. */
export type FileFault = 'no-section' | 'no-option-line' | ListFault;

/** What the server has read of a file. Offsets leave a byte order mark out. */
export interface GameReading {
  /** Set where the server uses none of the settings and runs with its defaults. */
  readonly fault?: FileFault;
  /** The settings it came to, in order; where there is a fault, up to that. */
  readonly entries: readonly GameEntry[];
  /** Where the lines that set the option start; only the last one counts. */
  readonly optionLines: readonly number[];
  /** Where the list of the last one starts, and where its closing parenthesis is; -1 without. */
  readonly listAt: number;
  readonly closeAt: number;
  /** Where other lines of the section that set something start. */
  readonly otherLines: readonly number[];
}

/** Reads the text of a settings file exactly as the game does. It repairs nothing. */
export function readAsGame(text: string, typeOf: GameTypes): GameReading {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const {hasSection, options, others} = findSection(gameLines(source));
  const found = {
    optionLines: options.map(({line}) => line.at[0] ?? 0),
    otherLines: others,
  };
  const option = options.at(-1);
  if (!option) {
    const isEmpty = source.trim() === '';
    return {
      ...(isEmpty ? {} : {fault: hasSection ? 'no-option-line' : 'no-section'}),
      entries: [],
      listAt: -1,
      closeAt: -1,
      ...found,
    };
  }
  const {fault, entries, closeAt} = importList(option.value, typeOf);
  const inFile = (at: number): number => option.line.at[option.valueAt + at] ?? 0;
  return {
    ...(fault ? {fault} : {}),
    listAt: inFile(0),
    entries: entries.map((entry) => ({
      ...entry,
      keyAt: inFile(entry.keyAt),
      rawAt: inFile(entry.rawAt),
      rawEnd: entry.raw === '' ? inFile(entry.rawAt) : inFile(entry.rawEnd - 1) + 1,
    })),
    closeAt: closeAt < 0 ? -1 : inFile(closeAt),
    ...found,
  };
}
