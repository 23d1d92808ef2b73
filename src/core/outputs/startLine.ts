/** The start line of a server whose arguments decide what the file seems to decide. */
import {findArgument} from '../arguments';
import {parseNumber, valueIn, type EditorData} from '../editor';
import type {IniEntry} from '../ini';
import {isVersionId} from '../../data/versions';

/** Which setting an argument wins over, or is to agree with. */
const decided = [
  ['-port', 'PublicPort'],
  ['-players', 'ServerPlayerMaxNum'],
] as const;

export interface StartLineForFile {
  readonly windows: string;
  readonly linux: string;
  /** The values in the file. */
  readonly arguments: readonly string[];
}

/**
 * The start line for a file: an argument where the file's value is not the default. Undefined
 * where the plain start line does.
 */
export function startLineFor(
  entries: readonly IniEntry[],
  data: EditorData,
): StartLineForFile | undefined {
  const {version} = data;
  const typed = decided.flatMap(([name, key]) => {
    const argument = isVersionId(version) ? findArgument(name, version) : undefined;
    const value = parseNumber(valueIn(entries, data, key));
    const unset = argument?.default.kind === 'value' ? Number(argument.default.value) : undefined;
    return argument && value !== undefined && Number.isInteger(value) && value !== unset
      ? [`${name}=${value}`]
      : [];
  });
  return typed.length === 0
    ? undefined
    : {
        windows: ['PalServer.exe', ...typed].join(' '),
        linux: ['./PalServer.sh', ...typed].join(' '),
        arguments: typed,
      };
}
