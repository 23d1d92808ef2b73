/**
 * `npm test`: every check of the project. `npm test -- --help` lists the steps and the options.
 *
 * Ends with a line "N passed, N skipped, N failed" that counts steps, and with 1 if any failed. In
 * CI, where nobody reads why a step was skipped, a skipped one counts as failed.
 */
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {changedFiles, checksFor} from './lib/changes';
import {ensureChromium} from './lib/chromium';
import {SKIPPED, steps, stepsNamed, type Step} from './lib/steps';

const HELP = `npm test                       everything, as CI runs it
npm test -- --changed          what the files you changed can break; under a minute, without a build
npm test -- --only unit,site   some steps
npm run test:words             what a writer needs after "npm run build"

Steps, with their seconds on two idle cores:
${steps.map(({name, about, seconds}) => `  ${name.padEnd(17)} ${String(seconds).padStart(4)}  ${about}`).join('\n')}
`;

type Outcome = 'passed' | 'skipped' | 'FAILED';

/** Steps that drive a browser find it by this variable. */
const needsBrowser = ({name}: Step) => /browser/.test(name);

function run(step: Pick<Step, 'name' | 'command' | 'env'>, env: NodeJS.ProcessEnv): Outcome {
  const started = Date.now();
  console.log(`\n=== ${step.name}: ${step.command}`);
  const {status} = spawnSync(step.command, {
    shell: true,
    stdio: 'inherit',
    env: {...process.env, ...env, ...step.env},
  });
  const outcome =
    status === 0 ? 'passed' : status === SKIPPED && !process.env.CI ? 'skipped' : 'FAILED';
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`=== ${step.name}: ${outcome} in ${seconds} s`);
  return outcome;
}

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: {
      only: {type: 'string'},
      changed: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false, short: 'h'},
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const wanted = values.changed
    ? checksFor(changedFiles())
    : values.only === undefined
      ? steps
      : stepsNamed(values.only);
  if (wanted.length === 0) {
    console.log('No file differs from the last commit: there is nothing to check.');
    return 0;
  }
  const env = wanted.some(needsBrowser) ? {CHROMIUM_PATH: await ensureChromium()} : {};
  const outcomes = new Map<string, Outcome>();
  for (const step of wanted) {
    const outcome = run(step, env);
    outcomes.set(step.name, outcome);
    if (outcome === 'FAILED' && step.isVital) {
      break;
    }
  }
  const named = (wantedOutcome: Outcome) =>
    [...outcomes].filter(([, outcome]) => outcome === wantedOutcome).map(([name]) => name);
  for (const outcome of ['skipped', 'FAILED'] as const) {
    if (named(outcome).length > 0) {
      console.log(`\n${outcome}: ${named(outcome).join(', ')}`);
    }
  }
  const [passed, skipped, failed] = (['passed', 'skipped', 'FAILED'] as const).map(
    (outcome) => named(outcome).length,
  );
  console.log(`\n${passed} passed, ${skipped} skipped, ${failed} failed`);
  return failed === 0 && passed! > 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
