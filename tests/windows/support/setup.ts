import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {TestProject} from 'vitest/node';
import {ensureTool} from '../../../scripts/lib/ensureTool';
import {SKIPPED} from '../../../scripts/lib/steps';
import {scripts} from '../../../src/core/serverFiles/scripts';
import {findPwsh} from './pwsh';
import {readPowerShell, type Reading} from './reading';

declare module 'vitest' {
  interface ProvidedContext {
    pwsh: string;
    readings: readonly Reading[];
    counted: string;
    hits: string;
  }
}

/** 95 of 100 lines of the scripts are executed when all tests run. */
function countLines(readings: readonly Reading[], hits: string, isWhole: boolean): void {
  const notes = fs.readdirSync(hits).map((name) => fs.readFileSync(path.join(hits, name), 'utf8'));
  const executed = new Set(notes.join('\n').split('\n'));
  const all = readings.flatMap(({name, lines}) => lines.map((line) => `${name}:${line}`));
  const left = all.filter((line) => !executed.has(line));
  const share = 100 * (1 - left.length / all.length);
  if (!isWhole) {
    console.log('How many lines of the scripts are executed is counted when all tests run.');
    return;
  }
  console.log(
    `${share.toFixed(1)} % of ${all.length} lines of ${readings.length} scripts were executed. Not: ${left.join(' ')}`,
  );
  if (share < 95) {
    throw new Error('Less than 95 % of the lines of the scripts were executed.');
  }
}

export default function setup(project: TestProject): () => void {
  const pwsh = findPwsh();
  const own = Object.entries(scripts).filter(([name]) => name.endsWith('.ps1'));
  if (!pwsh) {
    console.warn(
      `Skipped: ${own.length} PowerShell scripts and the blocks of the pages were not run. Install PowerShell 7 as pwsh, or .NET, whose "dotnet tool install" can bring it.`,
    );
    process.exit(SKIPPED);
  }
  ensureTool('bsdtar', 'libarchive-tools');
  ensureTool('python3', 'python3');
  ensureTool('curl', 'curl');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'windows-'));
  for (const place of ['counted', 'hits']) {
    fs.mkdirSync(path.join(folder, place));
  }
  const counted = path.join(folder, 'counted');
  const readings = readPowerShell(
    pwsh,
    own.map(([name, code]) => ({name: path.basename(name), code})),
    counted,
  );
  project.provide('pwsh', pwsh);
  project.provide('readings', readings);
  project.provide('counted', counted);
  project.provide('hits', path.join(folder, 'hits'));
  return () => {
    const {config, state} = project.vitest;
    const files = fs.readdirSync('tests/windows').filter((name) => name.endsWith('.test.ts'));
    const isWhole = state.getPaths().length === files.length && !config.testNamePattern;
    try {
      countLines(readings, path.join(folder, 'hits'), isWhole);
    } finally {
      fs.rmSync(folder, {recursive: true});
    }
  };
}
