/**
 * `npm run reproducible`: builds the commit twice, from a clean cache each time, and compares
 * every file. Takes twice as long as a build, so it is no part of `npm test`. Options: --keep.
 */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const dirs = ['build-first', 'build-second'] as const;

function hashes(dir: string): Map<string, string> {
  return new Map(
    fs
      .readdirSync(dir, {withFileTypes: true, recursive: true})
      .filter((item) => item.isFile())
      .map((item) => path.join(item.parentPath, item.name))
      .map((file) => [
        path.relative(dir, file),
        createHash('sha256').update(fs.readFileSync(file)).digest('hex'),
      ]),
  );
}

for (const dir of dirs) {
  fs.rmSync('.docusaurus', {recursive: true, force: true});
  fs.rmSync('node_modules/.cache', {recursive: true, force: true});
  execFileSync('npm', ['run', '--silent', 'build', '--', '--out-dir', dir], {stdio: 'inherit'});
}
const [first, second] = dirs.map(hashes) as [Map<string, string>, Map<string, string>];
const different = [...new Set([...first.keys(), ...second.keys()])].filter(
  (file) => first.get(file) !== second.get(file),
);
if (!process.argv.includes('--keep')) {
  dirs.forEach((dir) => fs.rmSync(dir, {recursive: true}));
}
if (different.length > 0) {
  console.error(`${different.length} of ${first.size} files differ between two builds:`);
  console.error(different.slice(0, 20).join('\n'));
  process.exit(1);
}
console.log(`Both builds have the same ${first.size} files, byte for byte.`);
