/** What the files that a person changed can break, without a build. */
import fs from 'node:fs';
import {firstOf, git} from './git';
import {withoutTestsOfCode, type Step} from './steps';

/** The files that differ from the last commit, new ones included, and those of commits not on main. */
export function changedFiles(): readonly string[] {
  const listed = (...parameters: string[]) =>
    git(...parameters)
      .split('\0')
      .filter(Boolean);
  const base = firstOf(['merge-base', 'HEAD', 'origin/main']) ?? 'HEAD';
  return [
    ...new Set([
      ...listed('diff', '-z', '--name-only', '--diff-filter=d', base),
      ...listed('ls-files', '-z', '--others', '--exclude-standard'),
    ]),
  ].filter((file) => fs.existsSync(file));
}

/** Tests of words and facts. Those of the folders below read the facts of every version. */
const testsOfFacts = withoutTestsOfCode(
  [
    'npx vitest run src/words src/data src/site src/config src/components scripts/sync.test.ts',
    'src/core/settings src/core/sources src/core/changes src/core/rest src/core/guideChanges',
    'scripts/lib/factsAt.test.ts tests/unit/layers.test.ts tests/unit/colours.test.ts',
  ].join(' '),
);

const ENGLISH = /^(?!i18n\/).*\.mdx?$/;

/** Each check with the files that it is for, cheapest first; it gets their names in the place of `…`. */
const CHECKS: readonly (readonly [name: string, files: RegExp, command: string])[] = [
  ['format', /./, 'npx prettier --check --log-level warn --ignore-unknown …'],
  ['translations', /./, 'npm run --silent check:translations'],
  ['pages', /\.mdx$|^src\/(?:data|words)\//, 'npm run --silent check:pages'],
  ['markdown', /\.mdx?$/, 'npx markdownlint-cli2 --no-globs …'],
  ['japanese', /^i18n\/ja\/.*\.mdx$/, 'npx textlint …'],
  ['english', ENGLISH, 'npx textlint --config .textlintrc.en.json …'],
  ['spelling', ENGLISH, 'npx cspell --no-progress --no-summary …'],
  ['styles', /^src\/.*\.css$/, 'npx stylelint …'],
  ['code', /\.(?:ts|tsx|js|cjs|mjs)$/, 'npx eslint …'],
  ['types', /\.(?:ts|tsx|json)$/, 'npm run --silent check:types'],
  ['words and facts', /./, testsOfFacts],
];

/** The checks for a list of changed files. */
export function checksFor(
  files: readonly string[],
): readonly (Step & {readonly command: string})[] {
  return CHECKS.flatMap(([name, pattern, command]) => {
    const own = files.filter((file) => pattern.test(file)).map((file) => `"${file}"`);
    // Without words of one language most tests of facts fail, all with the same sentence.
    const needs = name === 'words and facts' ? ['translations'] : [];
    return own.length > 0
      ? [{name, about: name, command: command.replace('…', own.join(' ')), needs, seconds: 5}]
      : [];
  });
}
