import {describe, expect, it, vi} from 'vitest';
import {scripts} from '../../package.json';
import {runSteps, startStep, type Outcome} from './runSteps';
import {SKIPPED, steps, stepsNamed, type Step} from './steps';

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  about: name,
  command: 'true',
  seconds: 1,
  ...more,
});

/** Runs made-up steps and tells which ran, which of them together, and how all ended. */
async function tried(list: readonly Step[], fails: Readonly<Record<string, Outcome>> = {}) {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const now = new Set<string>();
  const together: string[] = [];
  const results = await runSteps(list, async ({name}) => {
    now.add(name);
    together.push([...now].sort().join('+'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    now.delete(name);
    return fails[name] ?? 'passed';
  });
  vi.restoreAllMocks();
  return {together, outcomes: [...results].map(([name, {outcome}]) => `${name} ${outcome}`)};
}

describe('the steps of npm test', () => {
  it('run two at a time, and alone where they must', async () => {
    const {together} = await tried([step('a'), step('b', {isAlone: true}), step('c'), step('d')]);
    expect(together.slice(0, 2)).toEqual(['a', 'a+c']);
    expect(together).toContain('b');
    expect(together.every((names) => names === 'b' || !names.includes('b'))).toBe(true);
    expect(together.every((names) => names.split('+').length <= 2)).toBe(true);
  });

  it('wait for what they need, and are skipped when that failed', async () => {
    const list = [step('build'), step('site', {needs: ['build']}), step('other')];
    expect((await tried(list)).together[0]).toBe('build');
    const {outcomes} = await tried(list, {build: 'FAILED'});
    expect(outcomes.sort()).toEqual(['build FAILED', 'other passed', 'site skipped']);
    expect((await tried([list[1]!])).outcomes).toEqual(['site passed']);
    await expect(tried([step('x', {needs: ['x']})])).rejects.toThrow('wait for each other: x');
  });

  it('come after others without needing them to pass', async () => {
    const list = [step('check'), step('build', {after: ['check']})];
    const {together, outcomes} = await tried(list, {check: 'FAILED'});
    expect(together).toEqual(['check', 'build']);
    expect(outcomes).toEqual(['check FAILED', 'build passed']);
  });

  it('end as their command ends', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(await startStep(step('a', {command: 'exit 0'}), {})).toBe('passed');
    expect(await startStep(step('a', {command: 'exit 3'}), {})).toBe('FAILED');
    expect(await startStep(step('a', {command: `exit ${SKIPPED}`}), {})).toBe('skipped');
    vi.restoreAllMocks();
  });

  it('name only steps that exist', () => {
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
});
