/**
 * Proves that a version can be cut, and that the edition at the root is one line: copies the project,
 * cuts a made-up version in the copy, does what the list at the end of the cut says, and nothing else,
 * and puts the version that was frozen at the root. Then types and tests must pass, three versions are
 * built, and every former address must be answered by a page or a redirect.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales} from '../src/data/locales';
import {newestVersion, rootVersion} from '../src/data/versions';
import {agreedPages, atRoot, furtherPages} from '../tests/support/addresses';
import {addMadeUpBuild, MADE_UP} from './made-up-build';
import {cutVersion} from './cut-version';
import {withProjectCopy} from './lib/projectCopy';
import {TESTS_OF_CODE} from './lib/steps';
import {NO_SOURCE, replaceOnce} from './lib/openVersion';

const frozen = newestVersion.id;

/** What must be in the built pages of the copy: file, and a text that it holds. */
const expected: readonly (readonly [string, string])[] = [
  [`${MADE_UP}/index.html`, MADE_UP],
  [`${MADE_UP}/getting-started/connect-server/index.html`, 'docs-version-current'],
  ['index.html', frozen],
  ['getting-started/connect-server/index.html', `docs-version-${frozen}`],
  ['settings-and-operation/configuration/index.html', 'id="?ServerPlayerMaxNum'],
  ['settings-and-operation/commands/index.html', 'en-US'],
  [`${rootVersion}/settings-and-operation/commands/index.html`, `docs-version-${rootVersion}`],
  ...[...agreedPages(atRoot), ...furtherPages(atRoot)].flatMap((page) =>
    ['', `${frozen}/`].map((folder): [string, string] => [
      path.posix.join(folder, page, 'index.html'),
      folder === '' ? `docs-version-${frozen}` : `url=/${page.replace(/\/$/, '')}`,
    ]),
  ),
];

/** What the list asks of a person, for a version that changed nothing. */
function doByHand(root: string): void {
  replaceOnce(
    root,
    'src/data/settings/sources.ts',
    NO_SOURCE,
    "[{name: 'made up', url: 'https://example.org', build: '9.9'}], //",
  );
  const notes = 'export const notes = [\n';
  replaceOnce(
    root,
    'src/data/whatsNew/index.ts',
    notes,
    `${notes}  {id: 'madeUp', since: '${MADE_UP}'},\n`,
  );
  for (const locale of locales) {
    replaceOnce(root, `src/words/${locale}/whatsNew.json`, '{\n', '{\n  "madeUp": "…",\n');
  }
}

withProjectCopy((copy) => {
  const run = (command: string, ...parameters: string[]) =>
    execFileSync(command, parameters, {
      cwd: copy,
      stdio: 'inherit',
      env: {...process.env, GUIDE_VERSIONS: `${MADE_UP},${frozen},${rootVersion}`},
    });
  addMadeUpBuild(copy, MADE_UP);
  cutVersion(copy, frozen, MADE_UP);
  doByHand(copy);
  replaceOnce(
    copy,
    'src/data/versions.ts',
    `rootVersion: VersionId = '${rootVersion}'`,
    `rootVersion: VersionId = '${frozen}'`,
  );
  // One language is enough: that the other has the same pages is what the tests of the guide's own build see.
  run('npm', 'run', '--silent', 'generate');
  run('npx', 'docusaurus', 'build', '--locale', defaultLocale);
  for (const [file, text] of expected) {
    const built = path.join(copy, 'build', file);
    if (!fs.existsSync(built)) {
      throw new Error(`After the cut the build lacks ${file}.`);
    }
    if (!new RegExp(text).test(fs.readFileSync(built, 'utf8'))) {
      throw new Error(`After the cut ${file} does not hold "${text}".`);
    }
  }
  run('npx', 'tsc', '--noEmit');
  // Without the reader of settings files, which no version changes, and other long tests of code.
  run(
    'npx',
    'vitest',
    'run',
    '--reporter=dot',
    ...['**/core/ini/**', ...TESTS_OF_CODE].flatMap((file) => ['--exclude', file]),
    'src',
    'scripts/sync',
  );
});
console.log(`Cut ${frozen}, opened ${MADE_UP}: ${expected.length} pages looked at.`);
