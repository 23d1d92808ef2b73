/** `npm run reproducible` builds the commit twice, and names the files that differ. */
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';

const dirs = ['build-first', 'build-second'] as const;

for (const dir of dirs) {
  fs.rmSync('.docusaurus', {recursive: true, force: true});
  fs.rmSync('node_modules/.cache', {recursive: true, force: true});
  execFileSync('npm', ['run', '--silent', 'build', '--', '--out-dir', dir], {stdio: 'inherit'});
}
process.exitCode = spawnSync('diff', ['-rq', ...dirs], {stdio: 'inherit'}).status ?? 2;
if (process.exitCode === 0) {
  console.log('Both builds have the same files, byte for byte.');
}
