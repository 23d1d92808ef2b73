import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {filesBelow} from '../../src/site/filesBelow';

export const serverFiles = (pattern: RegExp): readonly string[] =>
  filesBelow('server')
    .filter((name) => pattern.test(name))
    .map((name) => path.join('server', name));

/** Returns all that a program prints. */
export function said(program: string, words: readonly string[]): string {
  const {stdout, stderr, error} = spawnSync(program, words, {encoding: 'utf8', maxBuffer: 1e8});
  return error ? error.message : (stdout + stderr).trim();
}
