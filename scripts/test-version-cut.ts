/**
 * This cuts a made-up version in a copy of the project, retires the oldest version, and looks for
 * former addresses.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales} from '../src/data/locales';
import {newestVersion, oldestVersion, rootVersion} from '../src/data/versions';
import {agreedPages, atRoot, pagesOf} from '../tests/support/addresses';
import {newestBuild} from '../src/data/builds';
import {withProjectCopy} from './lib/projectCopy';
import {TESTS_OF_CODE} from './lib/steps';
import {addBuild} from './new-build';
import {
  addBehind,
  cutVersion,
  NO_SOURCE,
  publishVersion,
  replaceOnce,
  retireVersion,
} from './lib/editions';

const frozen = newestVersion.id;
const patchOf = (build: string) => build.replace(/\d+$/, (patch) => String(Number(patch) + 1));
/** The made-up build follows the newest one, so that the facts of no other build change. */
const MADE_UP = patchOf(newestBuild.version);
const today = new Date().toISOString().slice(0, 10);

const rootPages = pagesOf(atRoot);
/** A page about builds newer than one edition stays with that edition. */
const isKept = (page: string) => pagesOf(frozen).includes(page);

const expected: readonly (readonly [string, string])[] = [
  [`${MADE_UP}/index.html`, MADE_UP],
  [`${MADE_UP}/getting-started/connect-server/index.html`, 'docs-version-current'],
  ['index.html', frozen],
  ['getting-started/connect-server/index.html', `docs-version-${frozen}`],
  ['settings-and-operation/configuration/index.html', 'id="?ServerPlayerMaxNum'],
  ['settings-and-operation/commands/index.html', 'en-US'],
  [`${rootVersion}/settings-and-operation/commands/index.html`, `docs-version-${rootVersion}`],
  ...rootPages
    .filter(isKept)
    .flatMap((page) =>
      ['', `${frozen}/`].map((folder): [string, string] => [
        path.posix.join(folder, page, 'index.html'),
        folder === '' ? `docs-version-${frozen}` : `url=/${page.replace(/\/$/, '')}`,
      ]),
    ),
  ...rootPages
    .filter((page) => !isKept(page))
    .map((page): [string, string] => [path.posix.join(page, 'index.html'), 'url=/']),
  ...agreedPages(oldestVersion.id).map((page): [string, string] => [
    path.posix.join(oldestVersion.id, page, 'index.html'),
    `url=/${rootVersion}/${page.replace(/\/$/, '')}`,
  ]),
];

const PRINT_VERSIONS = `
const {builtVersions} = require('./src/config/environment');
const {pagesFolder} = require('./src/words/pageFiles');
console.log(builtVersions.map((version) => pagesFolder(version) + ' ' + version).join(', '));`;

function doByHand(root: string): void {
  replaceOnce(
    root,
    'src/data/settings/sources.ts',
    NO_SOURCE,
    "[{name: 'made up', url: 'https://example.org', build: '9.9'}], //",
  );
  const note = `  {id: 'madeUp', since: '${MADE_UP}'},`;
  addBehind(root, 'src/data/whatsNew/index.ts', 'export const notes = [', note);
  for (const locale of locales) {
    addBehind(root, `src/words/${locale}/whatsNew.json`, '{', '  "madeUp": "…",');
  }
}

withProjectCopy((copy) => {
  const run = (command: string, ...parameters: string[]) =>
    execFileSync(command, parameters, {
      cwd: copy,
      stdio: 'inherit',
      env: {...process.env, GUIDE_VERSIONS: `${MADE_UP},${frozen},${rootVersion}`},
    });
  const test = (...words: string[]) => run('npx', 'vitest', 'run', '--reporter=dot', ...words);
  const linuxManifest = '1234567890123456789';
  const build = {version: MADE_UP, released: today, linuxManifest, source: ['made up']};
  const types = () => run('npx', 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'types');
  addBuild(copy, build, today);
  cutVersion(copy, frozen, MADE_UP);
  types();
  test('src/data', 'src/words', 'src/config', 'src/core/guideChanges', 'scripts/sync');
  const shown = execFileSync('npx', ['tsx', '-e', PRINT_VERSIONS], {cwd: copy, encoding: 'utf8'});
  if (!shown.includes(`version-${frozen}`) || shown.includes(MADE_UP)) {
    throw new Error(
      `Before ${MADE_UP} is published, the guide should have ${frozen}, but has ${shown}.`,
    );
  }
  publishVersion(copy, MADE_UP, today);
  types();
  doByHand(copy);
  replaceOnce(
    copy,
    'src/data/versions.ts',
    `rootVersion: VersionId = '${rootVersion}'`,
    `rootVersion: VersionId = '${frozen}'`,
  );
  const others = [
    '**/browser/**',
    '**/core/{highlight,ini,mapE,text}/**',
    '**/site/{policy,translations}/**',
    '**/site/search-index/{readings,search,weights}.test.ts',
    ...TESTS_OF_CODE,
  ];
  test(...others.flatMap((file) => ['--exclude', file]), 'src', 'scripts/sync');
  retireVersion(copy, oldestVersion.id);
  addBuild(copy, {...build, version: patchOf(MADE_UP), linuxManifest: '12345'}, today);
  const patched = `{id: '${MADE_UP}', build: '${patchOf(MADE_UP)}'`;
  replaceOnce(copy, 'src/data/versions.ts', `{id: '${MADE_UP}'`, patched);
  types();
  run('npm', 'run', '--silent', 'generate');
  // One language is enough, because the guide's own build shows that the other has the same pages.
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
});
console.log(
  `Cut ${frozen}, opened ${MADE_UP}, retired ${oldestVersion.id}: ${expected.length} pages looked at.`,
);
