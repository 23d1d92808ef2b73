import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Known} from './factSnapshot';

const git = (...words: readonly string[]) =>
  execFileSync('git', words, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();

/**
 * The state that readers know: the newest tag, before the first one the state of `main` from which
 * this branch started. Or why there is none to compare with.
 */
export function knownToReaders(): {readonly ref: string} | {readonly why: string} {
  try {
    git('rev-parse', '--git-dir');
  } catch {
    return {why: 'there is no git history here'};
  }
  for (const words of [
    ['describe', '--tags', '--abbrev=0'],
    ['merge-base', 'HEAD', 'origin/main'],
    ['merge-base', 'HEAD', 'main'],
  ]) {
    try {
      return {ref: git(...words)};
    } catch {
      // No tag, or a clone without that branch: the next one may be there.
    }
  }
  return {why: 'there is neither a tagged release nor a branch called main'};
}

/** The facts and addresses of a commit or tag, read from its files in a folder of their own. Throws git's words. */
export function knownAt(ref: string): Known {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guide-facts-'));
  try {
    const archive = path.join(folder, 'state.tar');
    execFileSync('git', ['archive', '-o', archive, ref, 'src', 'package.json', 'tsconfig.json']);
    execFileSync('tar', ['-x', '-f', archive, '-C', folder]);
    fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const script = path.resolve('scripts/lib/factSnapshot.ts');
    const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
    return JSON.parse(
      execFileSync(process.execPath, [tsx, script, folder], {encoding: 'utf8'}),
    ) as Known;
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
