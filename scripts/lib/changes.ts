import fs from 'node:fs';
import {firstOf, git} from './git';
import {withoutTestsOfCode, type Step} from './steps';

/** Lists the files that differ from the last commit or from main. */
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

export interface Check extends Step {
  readonly command: string;
  readonly told: (line: string) => string | undefined;
}

const TESTS_OF_WORDS = [
  'npx vitest run --reporter ./scripts/lib/plainReporter.ts src/words scripts/sync.test.ts',
  'src/site/phrases tests/unit/terms.test.ts src/components/Facts',
].join(' ');

const TESTS_OF_FACTS = withoutTestsOfCode(
  [
    TESTS_OF_WORDS,
    'src/data src/site src/config src/components src/core/settings src/core/sources',
    'src/core/changes src/core/rest src/core/guideChanges src/core/diagnose',
    'tests/unit/knownFacts.test.ts tests/unit/layers.test.ts tests/unit/colours.test.ts',
  ].join(' '),
);

/** STYLE.md and STYLE.ja.md name the words to avoid, so no check of words reads them. */
const ENGLISH =
  /^(?:docs|versioned_docs|src\/pages|contributing)\/.*\.mdx?$|^(?:README|CONTRIBUTING|bench\/README)\.md$/;
const WORDS = /\.mdx?$|^src\/words\/.*\.json$/;

const all = (line: string) => line;
/** Leaves out pages that can't be parsed, because the check of pages says more about them. */
const placed = (line: string) =>
  /^[^\s:]+:\d+(?!.*Failed to parse text)/.test(line) ? line : undefined;

const CHECKS: readonly (readonly [
  name: string,
  files: RegExp,
  command: string,
  told: Check['told'],
])[] = [
  ['translations', /./, 'npm run --silent check:translations', all],
  ['pages', /\.mdx$|^src\/(?:data|words)\//, 'npm run --silent check:pages', all],
  ['japanese', /^i18n\/ja\/.*\.mdx$/, 'npx textlint --format unix …', placed],
  [
    'spelling',
    /^(?!i18n\/|src\/pages\/parts).*\.mdx?$|^src\/words\/en\/(?!phrases).*\.json$/,
    'npx cspell --no-progress --no-summary --relative …',
    placed,
  ],
  ['english', ENGLISH, 'npx textlint --format unix --config .textlintrc.en.json …', placed],
  ['markdown', /\.mdx?$/, 'npx markdownlint-cli2 --no-globs …', placed],
  [
    'format',
    /./,
    'npx prettier --check --log-level warn --ignore-unknown …',
    (line) => {
      const file = /^\[warn\] (?<file>\S+)$/.exec(line)?.groups?.file;
      return file ? `${file}: run npx prettier --write ${file}` : undefined;
    },
  ],
  ['styles', /^src\/.*\.css$/, 'npx stylelint …', all],
  ['code', /\.(?:ts|tsx|js|cjs|mjs)$/, 'npx eslint …', all],
  ['types', /\.(?:ts|tsx)$/, 'npm run --silent check:types', all],
];

/** Quotes a file's name for the shell. */
export const quoted = (file: string, isWindows = process.platform === 'win32'): string =>
  isWindows ? `"${file}"` : `'${file.replaceAll("'", String.raw`'\''`)}'`;

/** Chooses the checks that changed files need, by their paths. */
export function checksFor(files: readonly string[]): readonly Check[] {
  const isOfWords = files.every((file) => WORDS.test(file));
  // Missing words fail most tests of facts with the same message, so translations come first.
  const facts: Check = {
    name: 'words and facts',
    about: 'words and facts',
    command: isOfWords ? TESTS_OF_WORDS : TESTS_OF_FACTS,
    needs: ['translations'],
    seconds: 5,
    told: all,
  };
  const checks = CHECKS.flatMap(([name, pattern, command, told]): Check[] => {
    const own = files.filter((file) => pattern.test(file)).map((file) => quoted(file));
    return own.length > 0
      ? [{name, about: name, command: command.replace('…', () => own.join(' ')), seconds: 5, told}]
      : [];
  });
  return checks.length > 0 ? [...checks.slice(0, 2), facts, ...checks.slice(2)] : [];
}
