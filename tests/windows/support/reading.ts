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

/** Parses PowerShell; with a folder, saves texts that count their statements there. */
export function readPowerShell(
  pwsh: string,
  texts: readonly Text[],
  counted = '',
): readonly Reading[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'powershell-'));
  const list = path.join(folder, 'list.json');
  fs.writeFileSync(list, JSON.stringify(texts));
  const script = path.join(import.meta.dirname, 'read.ps1');
  const {stdout, stderr, status} = spawnSync(pwsh, ['-NoProfile', '-File', script, list, counted], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  fs.rmSync(folder, {recursive: true});
  if (status !== 0) {
    throw new Error(stderr || stdout);
  }
  return JSON.parse(stdout) as readonly Reading[];
}
