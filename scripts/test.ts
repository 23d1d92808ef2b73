/** In CI a skipped step of `npm test` fails, because the reason would go unread. */
import {parseArgs} from 'node:util';
import {ensureChromium} from './lib/chromium';
import {runScript} from './lib/runScript';
import {endsOfFailed, runSteps, startStep, type Outcome} from './lib/runSteps';
import {
  pushSteps,
  shortSteps,
  steps,
  stepsNamed,
  stepsOfPublished,
  stepsOfWords,
  weeklySteps,
  type Step,
} from './lib/steps';
import {baseUrl} from '../src/config/environment';

const HELP = `npm test                       what an edit usually breaks; under nine minutes
npm test -- --all              everything that runs for each push; about twenty minutes
npm test -- --weekly           a made-up version and language, and the connection cut everywhere: once a week and before a release
npm run check                  every step check:…
npm run check:mine             what the files you changed can break; without a build
npm test -- --only unit,site   some steps
npm run test:words             what words can break, after "npm run build"; about two minutes

Steps, with their seconds on the two cores of CI, and when they run:
${steps.map(({name, about, seconds, when = ''}) => `  ${name.padEnd(18)} ${String(seconds).padStart(4)}  ${when.padEnd(7)} ${about}`).join('\n')}
`;

runScript('test', async () => {
  const started = Date.now();
  const {values} = parseArgs({
    options: {
      only: {type: 'string'},
      words: {type: 'boolean', default: false},
      published: {type: 'boolean', default: false},
      all: {type: 'boolean', default: false},
      weekly: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false, short: 'h'},
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const chosen: readonly (readonly [is: boolean, steps: () => readonly Step[]])[] = [
    [values.words, () => stepsOfWords],
    [values.published, () => stepsOfPublished(baseUrl)],
    [values.only !== undefined, () => stepsNamed(values.only!)],
    [values.all, () => pushSteps],
    [values.weekly, () => weeklySteps],
  ];
  const wanted = chosen.find(([is]) => is)?.[1]() ?? shortSteps;
  const env = wanted.some(({isInBrowser}) => isInBrowser)
    ? {CHROMIUM_PATH: await ensureChromium()}
    : {};
  const results = await runSteps(wanted, (step) => startStep(step, env));
  process.stdout.write(endsOfFailed(results));
  console.log('\nSeconds of each step:');
  for (const [name, {outcome, seconds}] of results) {
    console.log(`  ${name.padEnd(18)} ${String(seconds).padStart(5)}  ${outcome}`);
  }
  const count = (outcome: Outcome) =>
    [...results.values()].filter((result) => result.outcome === outcome).length;
  const [passed, skipped, failed] = [count('passed'), count('skipped'), count('FAILED')];
  const leftOut = count('left out') > 0 ? `, ${count('left out')} left out` : '';
  console.log(
    `\n${passed} passed, ${skipped} skipped, ${failed} failed${leftOut}, in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  if (skipped > 0 && process.env.CI) {
    console.log('In CI no step may be skipped.');
    return 1;
  }
  return failed === 0 && passed > 0 ? 0 : 1;
});
