/** What PowerShell itself reads in PowerShell. */
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
  /** What is not PowerShell. */
  readonly faults: readonly string[];
  /** What 5.1 cannot read. */
  readonly newer: readonly string[];
  /** The lines on which a statement begins. */
  readonly lines: readonly number[];
  readonly calls: readonly {
    readonly name: string;
    readonly text: string;
    readonly parameters: readonly {readonly name: string; readonly value: string}[];
  }[];
  readonly functions: readonly string[];
  readonly types: readonly string[];
  /** Variables that it sets, and those that it uses. */
  readonly set: readonly string[];
  readonly used: readonly string[];
  /** The statements outside of any block. */
  readonly top: readonly string[];
}

/** Reads texts; with a folder, saves them there so that they count. */
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
