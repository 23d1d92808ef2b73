/** Source: Unreal Engine 5, `FConfigFile` (reading a buffer). */
import {withoutEnd} from '../../text/withoutEnd';
import {gameLines, type GameLine} from './lines';
import {importList, type GameEntry, type GameTypes, type ListFault} from './list';

export {acceptedBy, quotedText, readsWhole, type GameType, type ValueType} from './values';
export type {GameEntry, GameTypes} from './list';

export type FileFault = 'no-section' | 'no-option-line' | ListFault;

export interface GameReading {
  readonly fault?: FileFault;
  readonly entries: readonly GameEntry[];
  readonly optionLines: readonly number[];
  readonly listAt: number;
  readonly closeAt: number;
  readonly otherLines: readonly number[];
}

const section = '[/script/pal.palgameworldsettings]';
const property = 'optionsettings';
const command = /^[ \t\v\f\r\n]*~?[+.@*]?/;
const trimEnd = (text: string): string => withoutEnd(text, /[ \t\v\f\r\n]/);
const trimStart = (text: string): string => text.replace(/^[ \t\v\f\r\n]+/, '');

/** Reads a settings file exactly as the game does. */
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
      // The commands `-` and `!` remove a key.
      const key = trimEnd(line.slice(0, equals).replace(command, ''));
      const isOption = key.toLowerCase() === property;
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
