/**
 * Proves that a version can be cut: copies the project, cuts a made-up version in the copy, builds
 * its two newest versions and looks for their pages. One language is enough: the cut freezes the same
 * files for all, and Japanese needs its words on top of them.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {latestVersion} from '../src/data/versions';
import {addMadeUpBuild} from './made-up-build';
import {cutVersion} from './cut-version';
import {withProjectCopy} from './lib/projectCopy';

const MADE_UP = '99.0.0';

/** What must be in the built pages of the copy: file, and a text that it holds. */
const expected = [
  ['index.html', MADE_UP],
  ['getting-started/connect-server/index.html', 'docs-version-current'],
  [`${latestVersion.id}/index.html`, latestVersion.id],
  [
    `${latestVersion.id}/getting-started/connect-server/index.html`,
    `docs-version-${latestVersion.id}`,
  ],
  [
    `${latestVersion.id}/settings-and-operation/configuration/index.html`,
    'id="?ServerPlayerMaxNum',
  ],
  [`${latestVersion.id}/settings-and-operation/commands/index.html`, 'ja-JP'],
] as const;

withProjectCopy((copy) => {
  addMadeUpBuild(copy, MADE_UP);
  cutVersion(copy, latestVersion.id, MADE_UP);
  execFileSync('npm', ['run', '--silent', 'build', '--', '--locale', 'ja'], {
    cwd: copy,
    stdio: 'inherit',
    env: {...process.env, GUIDE_VERSIONS: `${MADE_UP},${latestVersion.id}`},
  });
  for (const [file, text] of expected) {
    const built = path.join(copy, 'build', file);
    if (!fs.existsSync(built)) {
      throw new Error(`After the cut the build lacks ${file}.`);
    }
    if (!new RegExp(text).test(fs.readFileSync(built, 'utf8'))) {
      throw new Error(`After the cut ${file} does not hold "${text}".`);
    }
  }
  console.log(`Cut ${latestVersion.id}, opened ${MADE_UP}: ${expected.length} pages looked at.`);
});
