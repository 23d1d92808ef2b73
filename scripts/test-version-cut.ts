/**
 * Proves that a version can be cut: copies the project, cuts a made-up version in the copy, does what
 * the list at the end of the cut says, and nothing else. Then types and tests must pass, and its two
 * newest versions are built and looked at. One language is enough: the cut freezes the same files for
 * all, and Japanese needs its words on top of them.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {locales} from '../src/data/locales';
import {latestVersion} from '../src/data/versions';
import {addMadeUpBuild, MADE_UP} from './made-up-build';
import {cutVersion} from './cut-version';
import {withProjectCopy} from './lib/projectCopy';
import {TESTS_OF_CODE} from './lib/steps';
import {NO_SOURCE, replaceOnce} from './lib/openVersion';

const frozen = latestVersion.id;

/** What must be in the built pages of the copy: file, and a text that it holds. */
const expected = [
  ['index.html', MADE_UP],
  ['getting-started/connect-server/index.html', 'docs-version-current'],
  [`${frozen}/index.html`, frozen],
  [`${frozen}/getting-started/connect-server/index.html`, `docs-version-${frozen}`],
  [`${frozen}/settings-and-operation/configuration/index.html`, 'id="?ServerPlayerMaxNum'],
  [`${frozen}/settings-and-operation/commands/index.html`, 'ja-JP'],
] as const;

/** What the list asks of a person, for a version that changed nothing. */
function doByHand(root: string, newestPages: readonly string[]): void {
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
  const links = new RegExp(
    `<Since v="${frozen}">(?=[^<]*\\((?:${newestPages.map((page) => `/${page}.mdx`).join('|')})\\))`,
    'g',
  );
  const content = path.join(root, 'src/content');
  for (const name of fs.readdirSync(content, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(content, name);
    const source = name.endsWith('.mdx') ? fs.readFileSync(file, 'utf8') : '';
    const changed = source.replace(links, `<Since v="${MADE_UP}">`);
    if (changed !== source) {
      fs.writeFileSync(file, changed);
    }
  }
}

withProjectCopy((copy) => {
  const run = (command: string, ...parameters: string[]) =>
    execFileSync(command, parameters, {
      cwd: copy,
      stdio: 'inherit',
      env: {...process.env, GUIDE_VERSIONS: `${MADE_UP},${frozen}`},
    });
  addMadeUpBuild(copy, MADE_UP);
  doByHand(copy, cutVersion(copy, frozen, MADE_UP).newestPages);
  run('npm', 'run', '--silent', 'build', '--', '--locale', 'ja');
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
