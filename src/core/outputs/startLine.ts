import {findArgument} from '../arguments';
import {parseNumber, valueIn, type EditorData} from '../editor';
import type {IniEntry} from '../ini';
import {isVersionId} from '../../data/versions';

const decided = [
  ['-port', 'PublicPort'],
  ['-players', 'ServerPlayerMaxNum'],
] as const;

/** Returns the start line for a file; undefined where the plain line suffices. */
export function startLineFor(entries: readonly IniEntry[], data: EditorData) {
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
