/** What the game's server makes of a settings file: a strict model of its reader. */
import {findSection, gameLines} from './lines';
import {importList, type GameEntry, type GameTypes, type ListFault} from './list';

export {quotedText, type ValueType} from './values';
export type {Fate, GameEntry, GameType, GameTypes, ListFault} from './list';

/** Why the server uses nothing of a file. */
export type FileFault = 'no-section' | 'no-option-line' | ListFault;

/** What the server has read of a file. */
export interface GameReading {
  /** Set where the server uses none of the settings and runs with its defaults. */
  readonly fault?: FileFault;
  /** The settings it came to, in order; where there is a fault, up to that. */
  readonly entries: readonly GameEntry[];
  /** Offset of the option line that counts. */
  readonly start?: number;
  /** How many option lines the section has; only the last one counts. */
  readonly optionLines: number;
}

/** Reads the text of a settings file exactly as the game does. It repairs nothing. */
export function readAsGame(text: string, typeOf: GameTypes): GameReading {
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  const source = text.slice(mark);
  const {hasSection, option, optionLines} = findSection(gameLines(source));
  if (!option) {
    const isEmpty = source.trim() === '';
    return {
      ...(isEmpty ? {} : {fault: hasSection ? 'no-option-line' : 'no-section'}),
      entries: [],
      optionLines,
    };
  }
  return {...importList(option.value, typeOf), start: option.start + mark, optionLines};
}
