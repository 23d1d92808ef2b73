import {spawn} from 'node:child_process';
import {commandOf, LEFT_OUT, SKIPPED, type Step} from './steps';

export type Outcome = 'passed' | 'skipped' | 'left out' | 'FAILED';

const outcomes: Readonly<Record<number, Outcome>> = {
  0: 'passed',
  [SKIPPED]: 'skipped',
  [LEFT_OUT]: 'left out',
};

export interface Ended {
  readonly outcome: Outcome;
  /** Is empty where the step printed on a terminal itself. */
  readonly output: string;
}

export interface Result extends Ended {
  readonly seconds: number;
}

/** Starts a step, and prints its output at its end, so that two outputs are not mixed. */
export function startStep(step: Step, env: NodeJS.ProcessEnv): Promise<Ended> {
  const command = commandOf(step);
  const title = `\n=== ${step.name}: ${command}`;
  if (step.isAlone) {
    console.log(title);
  }
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      stdio: step.isAlone && process.stdout.isTTY ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: {...process.env, ...env, ...step.env},
    });
    const output: Buffer[] = [];
    const keep = (chunk: Buffer) => {
      output.push(chunk);
      if (step.isAlone) {
        process.stdout.write(chunk);
      }
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      const text = Buffer.concat(output).toString();
      if (!step.isAlone) {
        process.stdout.write(`${title}\n${text}`);
      }
      resolve({outcome: outcomes[code ?? -1] ?? 'FAILED', output: text});
    });
  });
}

/** Returns the last lines of each failed step, because CI may keep only the end of the output. */
export const endsOfFailed = (results: ReadonlyMap<string, Result>, lines = 120): string =>
  [...results]
    .filter(([, {outcome, output}]) => outcome === 'FAILED' && output !== '')
    .map(
      ([name, {output}]) =>
        `\n=== How ${name} ended:\n${output.trimEnd().split('\n').slice(-lines).join('\n')}\n`,
    )
    .join('');

/** Runs two steps at a time, each after its needs; a need outside the list counts as met. */
export async function runSteps(
  wanted: readonly Step[],
  runStep: (step: Step) => Promise<Ended>,
  tell: (line: string) => void = console.log,
): Promise<ReadonlyMap<string, Result>> {
  const results = new Map<string, Result>();
  const waiting = [...wanted];
  const running = new Map<string, Promise<void>>();
  let isOneAlone = false;
  const isOpen = (name: string) => running.has(name) || waiting.some((step) => step.name === name);
  const isReady = ({needs = [], after = []}: Step) => ![...needs, ...after].some(isOpen);
  const hasRoom = ({isAlone}: Step) =>
    running.size === 0 || (running.size === 1 && !isAlone && !isOneAlone);

  const start = async (step: Step): Promise<void> => {
    const from = Date.now();
    const {outcome, output} = await runStep(step);
    const seconds = Math.round((Date.now() - from) / 1000);
    tell(`=== ${step.name}: ${outcome} in ${seconds} s`);
    results.set(step.name, {outcome, output, seconds});
    running.delete(step.name);
    isOneAlone = false;
  };

  while (waiting.length > 0 || running.size > 0) {
    const index = waiting.findIndex((step) => isReady(step) && hasRoom(step));
    if (index < 0) {
      if (running.size === 0) {
        throw new Error(
          `These steps wait for each other: ${waiting.map(({name}) => name).join(', ')}`,
        );
      }
      await Promise.race(running.values());
      continue;
    }
    const [step] = waiting.splice(index, 1) as [Step];
    const missing = (step.needs ?? []).filter(
      (name) => results.has(name) && results.get(name)!.outcome !== 'passed',
    );
    if (missing.length > 0) {
      tell(`\n=== ${step.name}: skipped, because it needs what ${missing.join(', ')} makes`);
      results.set(step.name, {outcome: 'skipped', output: '', seconds: 0});
      continue;
    }
    isOneAlone = step.isAlone ?? false;
    running.set(step.name, start(step));
  }
  return results;
}
