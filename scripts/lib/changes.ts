/** What the files that a person changed can break, without a build. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {withoutTestsOfCode, type Step} from './steps';

/** The files that differ from the last commit, new ones included, and those of commits not on main. */
export function changedFiles(): readonly string[] {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']})
      .split('\n')
      .filter(Boolean);
  let base = 'HEAD';
  try {
    base = git('merge-base', 'HEAD', 'origin/main')[0] ?? base;
  } catch {
    // A clone without the remote branch: what is not committed counts.
  }
  return [
    ...new Set([
      ...git('diff', '--name-only', '--diff-filter=d', base),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ].filter((file) => fs.existsSync(file));
}

const quote = (files: readonly string[]) => files.map((file) => `"${file}"`).join(' ');

/** Tests of words and facts. Those of the folders below read the facts of every version. */
const testsOfFacts = withoutTestsOfCode(
  [
    'npx vitest run src/words src/data src/site src/config src/components scripts/sync.test.ts',
    'src/core/settings src/core/sources src/core/changes src/core/rest src/core/guideChanges',
    'scripts/lib/factsAt.test.ts tests/unit/layers.test.ts tests/unit/colours.test.ts',
  ].join(' '),
);

/** The checks for a list of changed files, cheapest first. */
export function checksFor(files: readonly string[]): readonly Step[] {
  const of = (pattern: RegExp) => files.filter((file) => pattern.test(file));
  const check = (
    name: string,
    about: string,
    command: string,
    on: readonly string[],
    needs: readonly string[] = [],
  ): readonly Step[] => (on.length > 0 ? [{name, about, command, needs, seconds: 5}] : []);
  const code = of(/\.(?:ts|tsx|js|cjs|mjs)$/);
  const markdown = of(/\.mdx?$/);
  const styles = of(/^src\/.*\.css$/);
  const japanese = of(/^i18n\/ja\/.*\.mdx$/);
  const english = of(/^(?!i18n\/).*\.mdx?$/);
  return [
    ...check(
      'format',
      'how the files are laid out',
      `npx prettier --check --log-level warn --ignore-unknown ${quote(files)}`,
      files,
    ),
    ...check(
      'translations',
      'texts that a language lacks or that changed in English alone',
      'npm run --silent check:translations',
      files,
    ),
    ...check(
      'pages',
      'components, facts, links, anchors and pictures of the pages',
      'npm run --silent check:pages',
      of(/\.mdx$|^src\/(?:data|words)\//),
    ),
    ...check(
      'markdown',
      'mistakes in Markdown',
      `npx markdownlint-cli2 --no-globs ${quote(markdown)}`,
      markdown,
    ),
    ...check('japanese', 'Japanese terms and style', `npx textlint ${quote(japanese)}`, japanese),
    ...check(
      'english',
      'English words and style',
      `npx textlint --config .textlintrc.en.json ${quote(english)}`,
      english,
    ),
    ...check(
      'spelling',
      'English spelling',
      `npx cspell --no-progress --no-summary ${quote(english)}`,
      english,
    ),
    ...check('styles', 'mistakes in style sheets', `npx stylelint ${quote(styles)}`, styles),
    ...check('code', 'mistakes in code', `npx eslint ${quote(code)}`, code),
    ...check(
      'types',
      'types, the keys of facts and words among them',
      'npm run --silent check:types',
      of(/\.(?:ts|tsx|json)$/),
    ),
    ...check(
      'words and facts',
      'pages, words and facts of every version',
      testsOfFacts,
      files,
      // Without words of one language most of these tests fail, all with the same sentence.
      ['translations'],
    ),
  ];
}
