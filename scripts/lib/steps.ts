import {scripts} from '../../package.json';
import {SUB_PATH_BUILD} from './subPathBuild';

/** A step that cannot run on this machine exits with this code. */
export const SKIPPED = 77;
/**
 * A step exits with this code where a machine lacks rights or is of another kind. CI accepts it.
 */
export const LEFT_OUT = 78;

export interface Step {
  readonly name: string;
  readonly about: string;
  /** The step takes this many seconds on CI's two cores beside other steps. */
  readonly seconds: number;
  readonly command?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly needs?: readonly string[];
  readonly after?: readonly string[];
  readonly isAlone?: boolean;
  readonly isInBrowser?: boolean;
  /** A step without a list is part of `npm test`. */
  readonly when?: 'push' | 'weekly';
  readonly short?: string;
  readonly words?: string;
}

const npm = (script: string) => `npm run --silent ${script}`;

export const commandOf = ({name, command}: Step): string => command ?? npm(name);

export const CHECKS_OF_CODE: readonly string[] = [
  'check:code',
  'check:styles',
  'check:openapi',
  'check:workflows',
];

export const TESTS_OF_CODE: readonly string[] = [
  'scripts/page.test.ts',
  'scripts/slips.test.ts',
  'src/core/editor/verdict.test.ts',
  'src/core/ini/property.test.ts',
  'src/site/settings-command/leaks.test.ts',
  'src/site/settings-command/samples.test.ts',
  'tests/unit/rconScript.test.ts',
  'tests/unit/release.test.ts',
  'tests/unit/restClients.test.ts',
  'tests/unit/scripts.test.ts',
  'tests/unit/upstream.test.ts',
  'tests/site/apiSamples.test.ts',
];

/** Adds to a Vitest command that it leaves out tests that words can't break. */
export const withoutTestsOfCode = (command: string) =>
  [command, ...TESTS_OF_CODE.map((file) => `--exclude ${file}`)].join(' ');

const checks = Object.keys(scripts).filter((name) => /^check:(?!mine$)/.test(name));
const build = `${npm('build')} -- --no-warnings`;
const inBrowser = {needs: ['build'], isInBrowser: true, isAlone: true};

export const steps: readonly Step[] = [
  ...checks.map((name) => ({
    ...{name, about: 'one of "npm run check"', seconds: 15},
    ...(CHECKS_OF_CODE.includes(name) ? {} : {words: npm(name)}),
  })),
  {
    name: 'test:server-files',
    about: 'what the generator makes, read by its tools',
    seconds: 10,
    when: 'push',
  },
  {
    name: 'test:machines',
    about:
      'the server files on a real Debian, with Docker; needs root, and packages the first time',
    seconds: 190,
    when: 'push',
    needs: ['build'],
  },
  {
    name: 'build',
    about: 'the production build, without a warning',
    seconds: 65,
    command: build,
    after: checks,
  },
  {
    name: 'test:unit',
    about: 'words, facts and logic',
    seconds: 250,
    // The build must come first on a new clone, because it writes pages that these tests read.
    after: ['build'],
    short: withoutTestsOfCode('npx vitest run'),
    words: withoutTestsOfCode('npx vitest run'),
  },
  {
    name: 'test:version-cut',
    about: 'a made-up version, cut and built in a copy',
    seconds: 145,
    after: ['build'],
    when: 'weekly',
  },
  {
    name: 'test:language',
    about: 'a made-up language, begun and loaded in a copy',
    seconds: 40,
    command: 'npx vitest run',
    env: {GUIDE_WEEKLY: '1'},
    after: ['build'],
    when: 'weekly',
  },
  {
    name: 'test:site',
    about: 'the built pages as files: addresses, words',
    seconds: 45,
    words: withoutTestsOfCode(`${npm('test:site')} --`),
    needs: ['build'],
  },
  {
    name: 'test:windows',
    about:
      'by real PowerShell, the scripts for Windows, and each block of the pages from an empty disk to the removal',
    seconds: 100,
    needs: ['build'],
    when: 'push',
  },
  {
    name: 'test:search',
    about: 'that questions of readers find their pages',
    seconds: 65,
    words: npm('test:search'),
    needs: ['build'],
  },
  {
    name: 'build:sub-path',
    about: 'below a path, with analytics and edit links',
    seconds: 35,
    command: `${build} --out-dir ${SUB_PATH_BUILD.dir}`,
    env: SUB_PATH_BUILD.env,
    after: [...checks, 'build'],
    when: 'push',
  },
  {
    name: 'test:browser',
    about: 'what readers do, in Chromium',
    seconds: 440,
    // Few edits break what only the others find: a file that doesn't arrive (failures), a page that
    // became heavy (loading), a line that some window width cuts (layout, lengths), and a colour
    // without contrast or a control without a name (axe on each kind of page).
    short: `${npm('test:browser')} -- "tests/browser/(diagnose|editor|navigation|reading|search)/" --grep-invert "fits its window|long on a phone|axe finds nothing, "`,
    ...inBrowser,
  },
  {
    name: 'test:cuts',
    about:
      'the connection cut at every file of eight kinds of pages, where each push cuts each file once',
    seconds: 240,
    command: `${npm('test:browser')} -- tests/browser/failures/faulty-files.spec.ts`,
    env: {GUIDE_ALL_CUTS: '1'},
    when: 'weekly',
    ...inBrowser,
  },
  {
    name: 'test:browsers',
    about: 'what readers do, in Firefox, WebKit and Chromium; installs the first two',
    seconds: 165,
    when: 'push',
    ...inBrowser,
  },
  {
    name: 'test:pictures',
    about: 'how each kind of page looks',
    seconds: 30,
    when: 'push',
    ...inBrowser,
  },
  {
    name: 'test:sub-path',
    about: 'the build below a path, in Chromium',
    seconds: 10,
    env: SUB_PATH_BUILD.env,
    needs: ['build:sub-path'],
    isInBrowser: true,
    when: 'push',
  },
  {
    name: 'test:ordinary',
    about: 'what Docusaurus offers and the guide does not use',
    seconds: 20,
    after: ['build', 'build:sub-path'],
    isInBrowser: true,
    when: 'push',
  },
  {
    name: 'test:preview',
    about: 'what writers see with npm start',
    seconds: 20,
    when: 'push',
    ...inBrowser,
    // Two builds at the same time would write into one folder.
    after: ['build:sub-path'],
    isAlone: false,
  },
];

export const shortSteps: readonly Step[] = steps
  .filter(({when}) => when === undefined)
  .map((step) => (step.short === undefined ? step : {...step, command: step.short}));

export const pushSteps: readonly Step[] = steps.filter(({when}) => when !== 'weekly');
export const weeklySteps: readonly Step[] = steps.filter(
  ({name, when}) => when === 'weekly' || name === 'build',
);

export const stepsOfWords: readonly Step[] = steps
  .flatMap((step) =>
    step.words === undefined ? [] : [{...step, command: step.words, isAlone: false}],
  )
  .sort((a, b) => b.seconds - a.seconds);

/** Returns the published build's steps. Most browser tests need a site at its host's root. */
export function stepsOfPublished(baseUrl: string): readonly Step[] {
  const below: Readonly<Record<string, string>> = {
    'test:site': '--exclude tests/site/nginx.test.ts',
    'test:browser': 'tests/browser/failures/',
  };
  return baseUrl === '/'
    ? stepsNamed('site,search,browser')
    : stepsNamed('site,browser').map((step) => ({
        ...step,
        command: `${commandOf(step)} -- ${below[step.name]}`,
      }));
}

/** Returns the steps of a list: 'check' means all check:…. Throws at an unknown name. */
export function stepsNamed(list: string): readonly Step[] {
  const names = list.split(',').map((name) => name.trim());
  const isMeant = (wanted: string, {name}: Step) =>
    [name, name.split(':')[0], name.replace(/^test:/, '')].includes(wanted);
  const unknown = names.filter((name) => !steps.some((step) => isMeant(name, step)));
  if (unknown.length > 0) {
    throw new Error(
      `There is no step ${unknown.map((name) => `"${name}"`).join(', ')}. The steps are ${steps.map(({name}) => name).join(', ')}; "npm test -- --help" says what they look at.`,
    );
  }
  return steps.filter((step) => names.some((name) => isMeant(name, step)));
}
