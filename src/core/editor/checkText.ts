import type {ParsedIni, Problem, ServerView, WrittenFault} from '../ini';
import {serverViewOf, writeIni} from '../ini';
import {parseIni} from '../ini/read';
import {knownKeys} from '../settings/knownKeys';
import {gameTypes, writtenFaultIn} from './check';
import {withLaterKeys} from './laterKeys';
import type {EditorData} from './model';
import {isForGame} from './model';
import type {Warning} from './warnings';
import {warningsFor} from './warnings';

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
    warnings: warningsFor(entries, withLaterKeys(data)),
    repaired,
    ...(fault ? {fault} : {}),
  };
}
