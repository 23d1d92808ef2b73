import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const patches = fs.readdirSync('upstream').filter((name) => name.endsWith('.patch'));

it('finds the patches', () => expect(patches.length).toBeGreaterThan(1));

it.each(patches)('%s fits the installed theme', (name) => {
  const cwd = fs.realpathSync('node_modules/@docusaurus/theme-classic/src/theme');
  // Git skips patches in ignored folders, so node_modules must not count as part of this repository.
  const env = {...process.env, GIT_CEILING_DIRECTORIES: path.dirname(cwd)};
  const patch = path.resolve('upstream', name);
  // When the theme has changed, the fault may be repaired, or the patch needs a new version.
  execFileSync('git', ['apply', '--check', '-p5', patch], {cwd, env});
});
