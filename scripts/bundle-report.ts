/** `npm run report:bundle`: builds one version in English and prints what the main bundle is made of. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {latestVersion} from '../src/data/versions';
import {REPORT_FILE} from '../src/build/bundle-report';

const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bundle-'));
execFileSync('npx', ['docusaurus', 'build', '--locale', 'en', '--out-dir', outDir], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {...process.env, BUNDLE_REPORT: '1', GUIDE_VERSIONS: latestVersion.id},
});
const modules = JSON.parse(fs.readFileSync(REPORT_FILE, 'utf8')) as {name: string; size: number}[];
const byPackage = new Map<string, number>();
for (const {name, size} of modules) {
  const key = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? name;
  byPackage.set(key, (byPackage.get(key) ?? 0) + size);
}
console.log('Bytes before minification, by package:');
for (const [name, size] of [...byPackage].sort((a, b) => b[1] - a[1]).slice(0, 40)) {
  console.log(`${String(size).padStart(9)}  ${name}`);
}
