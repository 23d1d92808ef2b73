import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {actionFaults, usedActions, withoutHash} from '../../scripts/check-actions';
import {tempFolder} from '../support/tempFolder';

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly {readonly uses?: string; readonly run?: string}[];
}
interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = '.github/workflows';
const jobs = fs.readdirSync(folder).flatMap((file) => {
  const {permissions, jobs: all} = parse(
    fs.readFileSync(path.join(folder, file), 'utf8'),
  ) as Workflow;
  return Object.entries(all).map(([name, job]) => ({
    name: `${file} ${name}`,
    rights: job.permissions ?? permissions ?? {},
    steps: job.steps,
  }));
});

it('no job that can sign or publish runs packages of others', () => {
  const signing = jobs.filter(({rights}) => rights['id-token'] === 'write');
  expect(signing.map(({name}) => name)).toEqual([
    'checks.yml publish',
    'checks.yml previous',
    'package.yml publish',
  ]);
  for (const {name, steps} of signing) {
    for (const {uses, run = ''} of steps) {
      // If `npm publish` gets a packed file, it runs none of the package's scripts.
      expect(uses, name).not.toBe('./.github/actions/setup');
      expect(run, name).not.toMatch(/\b(?:npx|npm (?!publish \.\/\*\.tgz .*--ignore-scripts))/);
    }
  }
});

it('actions are named by the hash of a commit', () => {
  expect(usedActions().length).toBeGreaterThan(5);
  expect(withoutHash(usedActions())).toEqual([]);
});

it('an action within another one counts, too', async () => {
  const at = (name: string) => `${name}@${'a'.repeat(40)}`;
  const files: Readonly<Record<string, string>> = {
    'a/new': 'runs: {using: node24}',
    'a/old': 'runs: {using: node20}',
    'a/image': 'runs: {using: docker}',
    'a/outer': `runs:\n  using: composite\n  steps:\n    - uses: ${at('a/inner/part')}\n    - uses: a/new@v4 # tag`,
    'a/inner/part': `runs:\n  using: composite\n  steps:\n    - uses: '${at('a/old')}'`,
  };
  const read = (repository: string, _commit: string, inside: string) =>
    Promise.resolve(files[inside ? `${repository}/${inside}` : repository]!);
  expect(await actionFaults([at('a/new')], read)).toEqual([]);
  expect(await actionFaults([at('a/image')], read)).toHaveLength(1);
  const faults = await actionFaults([at('a/outer')], read);
  expect(faults).toHaveLength(2);
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/a\/new@v4 is not named by the hash/),
      expect.stringMatching(/a\/inner.* a\/old.* runs on node20/),
    ]),
  );
});

it.each([
  ['opens one', 'bad', [], ['create']],
  ['is not silenced by an issue of somebody else', 'bad', ['The title of another'], ['create']],
  ['says nothing twice', 'bad', ['Alarm', 'bad'], []],
  ['tells news in the open one', 'worse', ['Alarm', 'bad'], ['comment', 'edit']],
  ['closes its own', '', ['Alarm', 'bad'], ['close']],
])('the alarm %s', (_what, report, [title, body = ''], asked) => {
  const {folder: dir} = tempFolder();
  const open = title ? [{number: 7, title, body}] : [];
  // Like GitHub, it includes other workflows only if no single workflow is asked for.
  fs.writeFileSync(
    path.join(dir, 'gh'),
    `#!/bin/sh\nprintf '%s\\n' "$2" >> "${dir}/log"\ncase "$*" in *'list --app github-actions'*) echo '${JSON.stringify(open)}';; *list*) echo '[{"number":9,"title":"Alarm","body":"bad"}]';; esac\n`,
    {mode: 0o755},
  );
  fs.writeFileSync(path.join(dir, 'report.txt'), report);
  const env = {...process.env, PATH: `${dir}:${process.env.PATH}`};
  const script = ['scripts/alarm.mjs', 'Alarm', path.join(dir, 'report.txt')];
  const {status} = spawnSync(process.execPath, script, {env});
  expect(status).toBe(0);
  const log = fs.readFileSync(path.join(dir, 'log'), 'utf8').trim().split('\n');
  expect(log).toEqual(['list', ...asked]);
});
