/** The steps of `npm test`, in the order in which a failure is cheapest to see. */
import {scripts} from '../../package.json';
import {SUB_PATH_BUILD} from './subPathBuild';

/** What a step ends with when it cannot run on this machine, after saying why. */
export const SKIPPED = 77;

export interface Step {
  readonly name: string;
  /** What it looks at, for `npm test -- --help`. */
  readonly about: string;
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Steps that make what this one looks at. */
  readonly needs?: readonly string[];
  /** Steps that write to the same files, and so must be over. */
  readonly after?: readonly string[];
  /** It takes both cores, or measures time. */
  readonly isAlone?: boolean;
  /** The same without what words cannot break, for `npm run test:words`; none of it if it is absent. */
  readonly words?: string;
  /** Seconds on the two cores of CI, beside the steps that run at the same time. */
  readonly seconds: number;
}

/** The checks of `npm run check` that no edit of words can break. */
export const CHECKS_OF_CODE: readonly string[] = ['check:code', 'check:styles', 'check:openapi'];

const checksOfWords = Object.keys(scripts).filter(
  (name) => /^check:(?!mine$)/.test(name) && !CHECKS_OF_CODE.includes(name),
);

/** Tests of code that takes a while and reads no words of ours. */
export const TESTS_OF_CODE: readonly string[] = [
  'src/core/ini/mutations.test.ts',
  'src/core/ini/property.test.ts',
  'src/site/settings-command/samples.test.ts',
  'tests/unit/rconScript.test.ts',
  'tests/unit/release.test.ts',
  'tests/unit/restClients.test.ts',
  'tests/unit/scripts.test.ts',
  'tests/site/apiSamples.test.ts',
];

/** A command of Vitest without these tests. */
export const withoutTestsOfCode = (command: string) =>
  [command, ...TESTS_OF_CODE.map((file) => `--exclude ${file}`)].join(' ');

const build = 'npm run --silent build -- --no-warnings';

export const steps: readonly Step[] = [
  {
    name: 'check',
    about: 'types, linters, formats, Japanese terms',
    command: 'npm run --silent check',
    words: `npx npm-run-all --parallel --max-parallel 2 --aggregate-output --continue-on-error ${checksOfWords.join(' ')}`,
    seconds: 100,
  },
  {
    name: 'server-files',
    about: 'the files of the generator, with the tools that read them',
    command: 'npm run --silent test:server-files',
    seconds: 70,
  },
  {
    name: 'unit',
    about: 'words, facts and logic',
    command: 'npm run --silent test:unit',
    words: withoutTestsOfCode('npx vitest run'),
    seconds: 70,
  },
  {
    name: 'build',
    about: 'the production build, without a warning',
    command: build,
    after: ['check'],
    seconds: 130,
  },
  {
    name: 'version-cut',
    about: 'a made-up version, cut, checked and built in a copy of the project',
    command: 'npx tsx scripts/test-version-cut.ts',
    after: ['build'],
    seconds: 139,
  },
  {
    name: 'new-language',
    about: 'a made-up language, added to a copy of the project',
    command: 'npx tsx scripts/test-new-language.ts',
    seconds: 38,
  },
  {
    name: 'site',
    about: 'the built pages as files: addresses, words, versions, code that runs',
    command: 'npm run --silent test:site',
    words: withoutTestsOfCode('npm run --silent test:site --'),
    needs: ['build'],
    seconds: 126,
  },
  {
    name: 'search',
    about: 'that the questions of readers find their pages',
    command: 'npm run --silent test:search',
    words: 'npm run --silent test:search',
    needs: ['build'],
    seconds: 20,
  },
  {
    name: 'sub-path-build',
    about: 'a build below a sub-path, with analytics and edit links',
    command: `${build} --out-dir ${SUB_PATH_BUILD.dir}`,
    env: SUB_PATH_BUILD.env,
    after: ['check', 'build'],
    seconds: 38,
  },
  {
    name: 'browser',
    about: 'what readers do, in Chromium',
    command: 'npm run --silent test:browser',
    needs: ['build'],
    isAlone: true,
    seconds: 441,
  },
  {
    name: 'pictures',
    about: 'how each kind of page looks',
    command: 'npm run --silent test:pictures',
    needs: ['build'],
    isAlone: true,
    seconds: 31,
  },
  {
    name: 'sub-path-browser',
    about: 'that build in Chromium',
    command: 'npx playwright test --config tests/subpath/playwright.config.ts',
    env: SUB_PATH_BUILD.env,
    needs: ['sub-path-build'],
    isAlone: true,
    seconds: 14,
  },
  {
    name: 'ordinary-browser',
    about: 'what Docusaurus offers and the guide does not use today, in a small site',
    command: 'npx playwright test --config tests/ordinary/playwright.config.ts',
    after: ['build', 'sub-path-build'],
    isAlone: true,
    seconds: 20,
  },
  {
    name: 'preview-browser',
    about: 'what writers see with npm start',
    command: 'npx playwright test --config tests/preview/playwright.config.ts',
    needs: ['build'],
    isAlone: true,
    seconds: 20,
  },
];

/** What an edit of words can break, after a build; the longest first, as two run at a time. */
export const stepsOfWords: readonly Step[] = steps
  .flatMap((step) => (step.words === undefined ? [] : [{...step, command: step.words}]))
  .sort((a, b) => b.seconds - a.seconds);

/**
 * What tries the very build that is published, with its variables: all that looks at a build. The tests
 * know the addresses of a site at the root of its host; below a path the links are what is tried.
 */
export function stepsOfPublished(baseUrl: string): readonly Step[] {
  const site = steps.find(({name}) => name === 'site')!;
  return baseUrl === '/'
    ? steps.filter(({name}) => ['site', 'search', 'browser'].includes(name))
    : [{...site, command: `${site.command} -- tests/site/links.test.ts`}];
}

/** The steps of a list of names, 'unit,site'. An unknown name is an error that lists the known ones. */
export function stepsNamed(list: string): readonly Step[] {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no step ${unknown.map((name) => `"${name}"`).join(', ')}. The steps are ${steps.map(({name}) => name).join(', ')}; "npm test -- --help" says what they look at.`,
    );
  }
  return steps.filter(({name}) => names.includes(name));
}
