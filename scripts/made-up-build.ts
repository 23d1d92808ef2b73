/** A made-up build for copies of the project in which a made-up version is cut. */
import fs from 'node:fs';
import path from 'node:path';

/** Adds a build to the list of the project at `root`, as the newest one. */
export function addMadeUpBuild(root: string, version: string): void {
  const file = path.join(root, 'src/data/builds.ts');
  const source = fs.readFileSync(file, 'utf8');
  const record = `{version: '${version}', released: '2099-01-01', linuxManifest: '1234567890123456789'}`;
  const start = 'export const builds = [\n';
  if (!source.includes(start)) {
    throw new Error(`${file} has no line "${start.trim()}", so no build can be added to it.`);
  }
  fs.writeFileSync(file, source.replace(start, `${start}  ${record},\n`));
}
