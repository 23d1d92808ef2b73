import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import type {SampleLanguage} from '../../../src/core/samples';

/** A password with the characters that shells and languages interpret. */
export const PASSWORD = `it's "quoted" $HOME 再`;

interface Runtime {
  readonly command: readonly string[];
  readonly file: string;
}

const runtimes: Readonly<Record<SampleLanguage, Runtime>> = {
  curl: {command: ['bash'], file: 'sample.sh'},
  powershell: {command: ['pwsh', '-NoProfile', '-File'], file: 'sample.ps1'},
  python: {command: ['python3'], file: 'sample.py'},
  javascript: {command: ['node'], file: 'sample.mjs'},
};

export function canRun(language: SampleLanguage): boolean {
  const [program = ''] = runtimes[language].command;
  return spawnSync(program, ['--version'], {stdio: 'ignore'}).status === 0;
}

/** Runs code from a file until its end. */
export async function runCode(
  language: SampleLanguage,
  code: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-sample-'));
  const {command, file} = runtimes[language];
  const [program = '', ...options] = command;
  fs.writeFileSync(path.join(folder, file), code);
  try {
    const child = spawn(program, [...options, file, ...args], {
      cwd: folder,
      env: {...process.env, ...env},
    });
    const ended = once(child, 'close') as Promise<[number | null]>;
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      ended,
    ]);
    return {code, output, errors};
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
