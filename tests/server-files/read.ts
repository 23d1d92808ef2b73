/** Reads files with other programs. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Paths of the files of server/ whose names fit. */
export function serverFiles(pattern: RegExp): readonly string[] {
  return fs
    .readdirSync('server', {recursive: true, encoding: 'utf8'})
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => path.join('server', name));
}

/** What a program says about a list of files, a hundred at a time. */
export function said(
  program: string,
  options: readonly string[],
  files: readonly string[],
): string {
  const output: string[] = [];
  for (let i = 0; i < files.length; i += 100) {
    const {stdout, stderr, error} = spawnSync(program, [...options, ...files.slice(i, i + 100)], {
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    output.push(error ? error.message : stdout + stderr);
  }
  return output.join('').trim();
}
