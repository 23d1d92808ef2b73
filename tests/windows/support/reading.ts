import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface Text {
  readonly name: string;
  readonly code: string;
}

export interface Reading {
  readonly name: string;
  readonly faults: readonly string[];
  readonly newer: readonly string[];
  readonly lines: readonly number[];
  readonly calls: readonly {
    readonly name: string;
    readonly text: string;
    readonly parameters: readonly {readonly name: string; readonly value: string}[];
  }[];
  readonly functions: readonly string[];
  readonly types: readonly string[];
  readonly set: readonly string[];
  readonly used: readonly string[];
  readonly top: readonly string[];
}

/** Hands a list to a script of this folder, which answers in JSON. */
function ask<Answer>(pwsh: string, script: string, list: unknown, ...words: readonly string[]) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'powershell-'));
  const file = path.join(folder, 'list.json');
  fs.writeFileSync(file, JSON.stringify(list));
  const options = ['-NoProfile', '-File', path.join(import.meta.dirname, script), file, ...words];
  const {stdout, stderr, status} = spawnSync(pwsh, options, {encoding: 'utf8', maxBuffer: 1e9});
  fs.rmSync(folder, {recursive: true});
  if (status !== 0) {
    throw new Error(stderr || stdout);
  }
  return JSON.parse(stdout) as Answer;
}

/** Parses PowerShell; with a folder, saves texts that count their statements there. */
export const readPowerShell = (pwsh: string, texts: readonly Text[], counted = '') =>
  ask<readonly Reading[]>(pwsh, 'read.ps1', texts, counted);

/** Returns what each block has called when all of its commands fail. */
export const callsThatFail = (
  pwsh: string,
  blocks: readonly {readonly code: string; readonly names: readonly string[]}[],
) => ask<readonly (readonly string[])[]>(pwsh, 'first.ps1', blocks);
