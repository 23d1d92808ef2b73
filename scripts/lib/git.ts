import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Returns what git prints. Throws when git fails. */
export const git = (...words: readonly string[]): string =>
  execFileSync('git', words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    // The output may be longer than the megabyte that Node.js allows by default.
    maxBuffer: Infinity,
  }).trim();

/** Returns what the first successful command prints, or undefined. */
export function firstOf(...commands: readonly (readonly string[])[]): string | undefined {
  for (const words of commands) {
    try {
      return git(...words);
    } catch {
      // This clone may lack the branch or tag, so the next command is tried.
    }
  }
  return undefined;
}

/** Returns where a branch left `main`, or the commit before. */
export function baseCommit(): string | undefined {
  const head = firstOf(['rev-parse', 'HEAD']);
  const before = process.env.COMPARE_WITH ?? '';
  const branched = firstOf(
    ...(/[1-9a-f]/.test(before) ? [['merge-base', 'HEAD', before]] : []),
    ['merge-base', 'HEAD', 'origin/main'],
    ['merge-base', 'HEAD', 'main'],
  );
  return branched && branched !== head ? branched : (firstOf(['rev-parse', 'HEAD^']) ?? head);
}

/** Hands a folder with a commit's files to `use`, then removes it. Throws git's message. */
export function withFilesAt<Result>(
  ref: string,
  files: readonly string[],
  use: (folder: string) => Result,
): Result {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guide-files-'));
  try {
    const there = git('ls-tree', '--name-only', ref, '--', ...files)
      .split('\n')
      .filter(Boolean);
    const archive = path.join(folder, 'state.tar');
    execFileSync('git', ['archive', '-o', archive, ref, ...there]);
    execFileSync('tar', ['-x', '-f', archive, '-C', folder]);
    fs.rmSync(archive);
    return use(folder);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
