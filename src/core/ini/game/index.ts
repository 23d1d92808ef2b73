/**
 * What the game's server makes of a settings file: a strict model of its reader.
 *
 * Source: Unreal Engine 5, public sources: `FConfigFile` (reading a buffer).
 */
import {withoutEnd} from '../../text/withoutEnd';
import {gameLines, type GameLine} from './lines';
import {importList, type GameEntry, type GameTypes, type ListFault} from './list';

export {acceptedBy, quotedText, readsWhole, type GameType, type ValueType} from './values';
export type {GameEntry, GameTypes} from './list';

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

const section = '[/script/pal.palgameworldsettings]';
const property = 'optionsettings';
/** Signs before a key that say how a line adds to the earlier ones. */
const command = /^[ \t\v\f\r\n]*~?[-+.!@*]?/;
// From the first blank of a run only: from each of a long run the search would go through the rest.
const trimEnd = (text: string): string => withoutEnd(text, /[ \t\v\f\r\n]/);
const trimStart = (text: string): string => text.replace(/^[ \t\v\f\r\n]+/, '');

/** Reads the text of a settings file exactly as the game does. It repairs nothing. */
export function readAsGame(text: string, typeOf: GameTypes): GameReading {
  const source = text.replace(/^\uFEFF/, '');
  const optionLines: number[] = [];
  const otherLines: number[] = [];
  let hasSection = false;
  let isInside = false;
  let option: {readonly at: GameLine['at']; readonly list: string} | undefined;
  for (const {text: whole, at} of gameLines(source)) {
    const line = trimEnd(whole);
    const equals = line.indexOf('=');
    if (line.startsWith('[') && line.endsWith(']')) {
      isInside = line.toLowerCase() === section;
      hasSection ||= isInside;
    } else if (isInside && !line.startsWith(';') && equals >= 0) {
      const key = trimStart(line.slice(0, equals).replace(command, ''));
      const isOption = trimEnd(key).toLowerCase() === property;
      (isOption ? optionLines : otherLines).push(at[0] ?? 0);
      const list = trimStart(line.slice(equals + 1));
      option = isOption ? {list, at: at.slice(line.length - list.length)} : option;
    }
  }
  const read = option && importList(option.list, typeOf);
  const fault =
    read || source.trim() === '' ? read?.fault : hasSection ? 'no-option-line' : 'no-section';
  const inFile = (place: number): number => option?.at[place] ?? -1;
  return {
    ...(fault ? {fault} : {}),
    entries: (read?.entries ?? []).map((entry) => ({
      ...entry,
      keyAt: inFile(entry.keyAt),
      rawAt: inFile(entry.rawAt),
      rawEnd: entry.raw === '' ? inFile(entry.rawAt) : inFile(entry.rawEnd - 1) + 1,
    })),
    optionLines,
    listAt: inFile(0),
    closeAt: inFile(read?.closeAt ?? -1),
    otherLines,
  };
}
