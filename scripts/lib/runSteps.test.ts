import {expect, it, vi} from 'vitest';
import {scripts} from '../../package.json';
import {endsOfFailed, runSteps, startStep, type Ended, type Result} from './runSteps';
import {LEFT_OUT, SKIPPED, steps, stepsNamed, type Step} from './steps';

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  about: name,
  command: 'true',
  seconds: 1,
  ...more,
});

async function tried(list: readonly Step[], failing?: string) {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const now = new Set<string>();
  const together: string[] = [];
  const results = await runSteps(list, async ({name}): Promise<Ended> => {
    now.add(name);
    together.push([...now].sort().join('+'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    now.delete(name);
    return {outcome: name === failing ? 'FAILED' : 'passed', output: ''};
  });
  vi.restoreAllMocks();
  return {together, outcomes: [...results].map(([name, {outcome}]) => `${name} ${outcome}`).sort()};
}

it('steps run two at a time, and alone where they must', async () => {
  const {together} = await tried([step('a'), step('b', {isAlone: true}), step('c'), step('d')]);
  expect(together.slice(0, 2)).toEqual(['a', 'a+c']);
  expect(together).toContain('b');
  expect(together.every((names) => names === 'b' || /^[acd](?:\+[acd])?$/.test(names))).toBe(true);
});

it('steps wait for what they need or come after, and are skipped when a need failed', async () => {
  const site = step('site', {needs: ['build']});
  const list = [step('check'), step('build', {after: ['check']}), site];
  expect((await tried(list)).together).toEqual(['check', 'build', 'site']);
  const built = await tried(list, 'build');
  expect(built.outcomes).toEqual(['build FAILED', 'check passed', 'site skipped']);
  const checked = await tried(list, 'check');
  expect(checked.outcomes).toEqual(['build passed', 'check FAILED', 'site passed']);
  expect((await tried([site])).outcomes).toEqual(['site passed']);
  await expect(tried([step('x', {needs: ['x']})])).rejects.toThrow('wait for each other: x');
});

it.each([
  ['exit 0', 'passed'],
  ['exit 3', 'FAILED'],
  [`exit ${SKIPPED}`, 'skipped'],
  [`exit ${LEFT_OUT}`, 'left out'],
])('a step ends as its command ends: %s', async (command, outcome) => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect((await startStep(step('a', {command}), {})).outcome).toBe(outcome);
  vi.restoreAllMocks();
});

it('the end of what a failed step printed is said once more', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const results = new Map<string, Result>();
  for (const [name, command] of [
    ['a', 'echo fine'],
    ['b', 'echo one; echo two; echo three >&2; exit 1'],
  ] as const) {
    results.set(name, {...(await startStep(step(name, {command, isAlone: true}), {})), seconds: 1});
  }
  vi.restoreAllMocks();
  expect(endsOfFailed(results, 2)).toBe('\n=== How b ended:\ntwo\nthree\n');
});

it('steps of npm test name only what exists', () => {
  const names = steps.map(({name}) => name);
  const npmScripts = steps.filter(({command}) => command === undefined);
  expect(npmScripts.filter(({name}) => !(name in scripts))).toEqual([]);
  const named = steps.flatMap(({needs = [], after = []}) => [...needs, ...after]);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
  expect(() => stepsNamed('unit,foo')).toThrow(
    'There is no step "foo". The steps are check:types,',
  );
});
