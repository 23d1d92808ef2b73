import type {IniEntry, ParsedIni, Problem, ServerView, WrittenFault} from '../ini';
import type {GameType} from '../ini/game';
import {parseIni, serverViewOf, writeIni, writtenFault} from '../ini';
import {knownKeys} from '../settings/knownKeys';
import type {EditorData} from './model';
import {isForGame} from './model';
import type {Warning} from './warnings';
import {warningsFor} from './warnings';

const types = new WeakMap<EditorData, ReadonlyMap<string, GameType>>();

/** What the server of a version knows of a key. Keys know no case. */
export function gameTypes(data: EditorData): (key: string) => GameType | undefined {
  const known =
    types.get(data) ??
    new Map(
      data.settings.map(({key, type, values}) => [
        key.toLowerCase(),
        {type, ...(values && type === 'enum' ? {words: values.map(([word]) => word)} : {})},
      ]),
    );
  types.set(data, known);
  return (key) => known.get(key.toLowerCase());
}

/** Why a text must not be used as it was written, or undefined: the independent check. */
export function writtenFaultIn(
  text: string,
  entries: readonly IniEntry[],
  data: EditorData,
): WrittenFault | undefined {
  return writtenFault(text, entries, gameTypes(data));
}

/** Everything that is to be said about the text of a settings file in a version. */
export interface TextCheck {
  readonly parsed: ParsedIni;
  /** False for a text that is about something else: then nothing below counts. */
  readonly isForGame: boolean;
  /** What was wrong and has been repaired. */
  readonly problems: readonly Problem[];
  /** What the server has used of the text so far. */
  readonly server: ServerView;
  /** What to know about the values. */
  readonly warnings: readonly Warning[];
  /** The repaired text. */
  readonly repaired: string;
  /** Why the repaired text must not be used, if so. */
  readonly fault?: WrittenFault;
}

/** Checks a text: the editor and the command say the same because both ask here. */
export function checkText(text: string, data: EditorData): TextCheck {
  const parsed = parseIni(text, knownKeys);
  const {entries} = parsed.file;
  const repaired = writeIni(parsed.file);
  const fault = entries.length > 0 ? writtenFaultIn(repaired, entries, data) : undefined;
  return {
    parsed,
    isForGame: isForGame(parsed, data),
    problems: parsed.problems,
    server: serverViewOf(text, entries, gameTypes(data)),
    warnings: warningsFor(entries, data),
    repaired,
    ...(fault ? {fault} : {}),
  };
}
