import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';

const patches = fs.readdirSync('upstream').filter((name) => name.endsWith('.patch'));

it('finds the patches', () => expect(patches.length).toBeGreaterThan(1));

it.each(patches)('%s fits the installed theme', (name) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guide-upstream-'));
  const theme = 'docusaurus-theme-classic';
  try {
    fs.cpSync(
      'node_modules/@docusaurus/theme-classic/src/theme',
      path.join(folder, 'packages', theme, 'src/theme'),
      {recursive: true},
    );
    // Throws git's words when the theme has changed: then the fault is mended, or the patch is to be renewed.
    execFileSync('git', ['apply', '--check', path.resolve('upstream', name)], {cwd: folder});
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
});
