/**
 * `npm test`: every check of the project, in the order in which a failure is cheapest to see.
 *
 * Options: `--only name,name` runs some steps (names below), for work on one of them.
 * Ends with a line "N passed, N failed" that counts steps, and exits with 1 if any failed.
 */
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {ensureChromium} from './chromium';
import {SUB_PATH_BUILD} from './subPathBuild';

interface Step {
  readonly name: string;
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Later steps need what this one makes. */
  readonly isVital?: boolean;
}

const steps: readonly Step[] = [
  {name: 'check', command: 'npm run --silent check'},
  {name: 'unit', command: 'npm run --silent test:unit'},
  {name: 'server files', command: 'npm run --silent test:server-files'},
  {name: 'build', command: 'npm run --silent build -- --no-warnings', isVital: true},
  {name: 'site', command: 'npm run --silent test:site'},
  {name: 'search', command: 'npm run --silent test:search'},
  {name: 'browser', command: 'npm run --silent test:browser'},
  {name: 'pictures', command: 'npm run --silent test:visual'},
  {
    name: 'sub-path build',
    command: `npm run --silent build -- --no-warnings --out-dir ${SUB_PATH_BUILD.dir}`,
    env: SUB_PATH_BUILD.env,
  },
  {
    name: 'sub-path browser',
    command: 'npx playwright test --config tests/subpath/playwright.config.ts',
    env: SUB_PATH_BUILD.env,
  },
  {name: 'version cut', command: 'npx tsx scripts/testVersionCut.ts'},
];

const {values} = parseArgs({options: {only: {type: 'string'}}});
const wanted = values.only?.split(',');

async function main(): Promise<number> {
  const chromium = await ensureChromium();
  const failed: string[] = [];
  const passed: string[] = [];
  for (const step of steps.filter(({name}) => !wanted || wanted.includes(name))) {
    const started = Date.now();
    console.log(`\n=== ${step.name}: ${step.command}`);
    const {status} = spawnSync(step.command, {
      shell: true,
      stdio: 'inherit',
      env: {...process.env, CHROMIUM_PATH: chromium, ...step.env},
    });
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`=== ${step.name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
    (status === 0 ? passed : failed).push(step.name);
    if (status !== 0 && step.isVital) {
      break;
    }
  }
  if (failed.length > 0) {
    console.log(`\nFailed: ${failed.join(', ')}`);
  }
  console.log(`\n${passed.length} passed, ${failed.length} failed`);
  return failed.length === 0 && passed.length > 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
