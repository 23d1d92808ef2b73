import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {TestProject} from 'vitest/node';
import {ensureTool} from '../../../scripts/lib/ensureTool';
import {SKIPPED} from '../../../scripts/lib/steps';
import {scripts} from '../../../src/core/serverFiles/scripts';
import makeGameServer from '../../support/machine/globalSetup';
import {findPwsh} from './pwsh';
import {readPowerShell, type Reading} from './reading';

declare module 'vitest' {
  interface ProvidedContext {
    pwsh: string;
    counted: string;
    hits: string;
  }
}

function reportLines(readings: readonly Reading[], hits: string): void {
  const notes = fs.readdirSync(hits).map((name) => fs.readFileSync(path.join(hits, name), 'utf8'));
  const executed = new Set(notes.join('\n').split('\n'));
  const all = readings.flatMap(({name, lines}) => lines.map((line) => `${name}:${line}`));
  const left = all.filter((line) => !executed.has(line));
  const share = 100 * (1 - left.length / all.length);
  if (process.argv.some((word) => word.includes('.test.ts'))) {
    return;
  }
  console.log(
    `${share.toFixed(1)} % of ${all.length} lines of ${readings.length} scripts were executed. Not: ${left.join(' ')}`,
  );
}

export default async function setup(project: TestProject): Promise<() => void> {
  const pwsh = findPwsh();
  const files = Object.entries(scripts).filter(([name]) => name.endsWith('.ps1'));
  if (!pwsh) {
    console.warn(
      `Skipped: ${files.length} PowerShell scripts and the blocks of the pages were not run. Install PowerShell 7 as pwsh, or .NET, whose "dotnet tool install" can bring it.`,
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
    files.map(([name, code]) => ({name: path.basename(name), code})),
    counted,
  );
  project.provide('pwsh', pwsh);
  project.provide('counted', counted);
  project.provide('hits', path.join(folder, 'hits'));
  const removeGameServer = await makeGameServer(project);
  return () => {
    removeGameServer();
    reportLines(readings, path.join(folder, 'hits'));
    fs.rmSync(folder, {recursive: true});
  };
}
