/** `npm run check:mine` checks without a build what changed files can break. */
import {spawn} from 'node:child_process';
import readline from 'node:readline';
import {changedFiles, checksFor, type Check} from './lib/changes';
import {runScript} from './lib/runScript';
import {runSteps, type Ended, type Outcome} from './lib/runSteps';

const said = new Set<string>();

function tell(line: string): void {
  if (!said.has(line)) {
    said.add(line);
    console.log(line);
  }
}

function start({command, told}: Check): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, NO_COLOR: '1'},
    });
    for (const stream of [child.stdout, child.stderr]) {
      readline.createInterface(stream).on('line', (line) => {
        const own = told(line.replace(`${process.cwd()}/`, ''));
        if (own !== undefined && own.trim() !== '') {
          tell(own);
        }
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({outcome: code === 0 ? 'passed' : 'FAILED', output: ''}));
  });
}

runScript('check-mine', async () => {
  const started = Date.now();
  const checks = checksFor(changedFiles());
  if (checks.length === 0) {
    console.log('No file differs from the last commit: there is nothing to check.');
    return 0;
  }
  const results = await runSteps(
    checks,
    (step) => start(step as Check),
    () => undefined,
  );
  const named = (outcome: Outcome) =>
    [...results].filter(([, result]) => result.outcome === outcome).map(([name]) => name);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    [
      ...named('FAILED').map((name) => `To correct: ${name}`),
      ...named('skipped').map((name) => `Not looked at yet: ${name}`),
      `Right: ${named('passed').join(', ') || 'nothing'} (${seconds} s)`,
    ].join('\n'),
  );
  return named('passed').length === checks.length ? 0 : 1;
});
