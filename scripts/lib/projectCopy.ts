import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Hands a copy of the project to `use`, then removes it. */
export function withProjectCopy(use: (copy: string) => void): void {
  const root = process.cwd();
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'guide-copy-'));
  try {
    const files = execFileSync(
      'git',
      ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
      {cwd: root, encoding: 'utf8'},
    );
    for (const file of files.split('\0').filter((name) => name && fs.existsSync(name))) {
      fs.mkdirSync(path.dirname(path.join(copy, file)), {recursive: true});
      fs.copyFileSync(path.join(root, file), path.join(copy, file));
    }
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    use(copy);
  } finally {
    fs.rmSync(copy, {recursive: true, force: true});
  }
}
