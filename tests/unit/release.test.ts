import {execFile, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import {beforeEach, expect, it} from 'vitest';
import {parse} from 'yaml';
import {tempFolder} from '../support/tempFolder';

const GH = `#!/usr/bin/env node
const fs = require('node:fs');
const state = JSON.parse(fs.readFileSync('state.json', 'utf8'));
const words = process.argv.slice(2);
const after = (name) => words[words.indexOf(name) + 1];
const answers = {
  list: () => [{tagName: 'v1'}, ...(state.assets ? [{tagName: 'published-site'}] : [])],
  create: () => void (state.assets = []),
  view: () => ({assets: state.assets}),
  upload: () => void state.assets.push({name: words[3]}),
  'delete-asset': () => void (state.assets = state.assets.filter(({name}) => name !== words[3])),
  download: () => fs.writeFileSync(after('--output'), after('--pattern')),
  passed: () => state.passed,
  verify: () => state.runs.map((certificate) => ({verificationResult: {signature: {certificate}}})),
};
const answer = answers[words[0] === 'run' ? 'passed' : words[1]]();
state.asked.push(words.join(' '));
fs.writeFileSync('state.json', JSON.stringify(state));
if (answer) console.log(JSON.stringify(answer));
process.exit(words[1] === 'verify' && answer.length === 0 ? 1 : 0);
`;

interface State {
  readonly assets?: readonly {readonly name: string}[] | undefined;
  readonly passed: readonly object[];
  readonly runs: readonly object[];
  readonly asked: readonly string[];
}

let folder: string;
let put: ReturnType<typeof tempFolder>['put'];
let main: string;
let other: string;

const git = (...words: string[]) => {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  return spawnSync('git', [...who, ...words], {cwd: folder, encoding: 'utf8'}).stdout.trim();
};

beforeEach(() => {
  ({folder, put} = tempFolder());
  put('bin/gh', GH, 0o755);
  put('artifact.tar', 'the build');
  git('init', '--quiet', '--initial-branch=main');
  git('commit', '--quiet', '--allow-empty', '--message=first');
  git('checkout', '--quiet', '-b', 'other');
  git('commit', '--quiet', '--allow-empty', '--message=other');
  other = git('rev-parse', 'HEAD');
  git('checkout', '--quiet', 'main');
  main = git('rev-parse', 'HEAD');
});

function release(words: readonly string[], before: Partial<State>) {
  put('state.json', JSON.stringify({passed: [], runs: [], asked: [], ...before}));
  const output = put('output', '');
  const script = path.resolve('scripts/release.mjs');
  const {status, stdout, stderr} = spawnSync(process.execPath, [script, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`,
      GITHUB_REPOSITORY: 'guide/guide',
      GITHUB_SHA: main,
      GITHUB_OUTPUT: output,
    },
  });
  const state = JSON.parse(fs.readFileSync(path.join(folder, 'state.json'), 'utf8')) as State;
  return {status, log: stdout + stderr, output: fs.readFileSync(output, 'utf8'), state};
}

const asset = (name: string) => ({name: `site-${name}.tar`});
const own = () => ({
  buildTrigger: 'push',
  sourceRepositoryURI: 'https://github.com/guide/guide',
  sourceRepositoryDigest: main,
});
const passed = () =>
  [
    [other, '2026-09-03'],
    [main, '2026-09-04'],
    ['f'.repeat(40), '2026-09-02'],
  ].map(([headSha = '', startedAt = '']) => ({headSha, startedAt}));
const kept = () => ({assets: [other, main].map(asset), passed: passed(), runs: [own()]});

it.each([
  ['the first release, which it makes', undefined],
  ['another one in the place of those before', [asset('old'), asset('older')]],
])('keeps %s', (_what, assets) => {
  const {status, log, state} = release(['keep', 'artifact.tar'], {assets});
  expect(status, log).toBe(0);
  expect(state.assets!.map(({name}) => name)).toEqual([`site-${main}.tar`]);
  expect(state.asked.some((words) => words.startsWith('release create'))).toBe(!assets);
  expect(state.asked.every((words) => words.endsWith('--repo guide/guide'))).toBe(true);
});

it('fetches the build that was published last, which this workflow has signed on main', () => {
  const {status, log, output, state} = release(['fetch', 'previous'], kept());
  expect(status, log).toBe(0);
  expect(output).toBe('found=true\n');
  expect(fs.readFileSync(path.join(folder, 'previous/artifact.tar'), 'utf8')).toBe(
    `site-${main}.tar`,
  );
  expect(state.asked.slice(-3)).toEqual([
    'run list --workflow checks.yml --branch main --event push --status success --limit 100 --json headSha,startedAt --repo guide/guide',
    `release download published-site --pattern site-${main}.tar --output previous/artifact.tar --repo guide/guide`,
    'attestation verify previous/artifact.tar --format json --deny-self-hosted-runners --signer-workflow guide/guide/.github/workflows/checks.yml --source-ref refs/heads/main --repo guide/guide',
  ]);
});

it.each([undefined, []])('says that there is no release before the first: %j', (assets) => {
  const {status, log, output} = release(['fetch', 'previous'], {assets});
  expect(status, log).toBe(0);
  expect(log).toContain('No release has been kept yet');
  expect(output).toBe('found=false\n');
});

it.each<readonly [string, () => Partial<State>, RegExp]>([
  ['without a signature', () => ({runs: []}), /not trusted/],
  [
    'signed for a fork',
    () => ({runs: [{...own(), sourceRepositoryURI: 'https://github.com/mallory/guide'}]}),
    /No push of/,
  ],
  [
    'signed for a pull request',
    () => ({runs: [{...own(), buildTrigger: 'pull_request'}]}),
    /No push of/,
  ],
  [
    'signed for an older commit, under the name of the newest',
    () => ({runs: [{...own(), sourceRepositoryDigest: other}]}),
    /No push of/,
  ],
  [
    'of an older commit, in the place of the newest',
    () => ({assets: [asset(other)]}),
    /passed is for \w+, not for site-/,
  ],
  ['when no run has passed', () => ({passed: []}), /passed is for no commit/],
  [
    'of a commit that main lost',
    () => ({
      passed: passed().slice(0, 1),
      runs: [{...own(), sourceRepositoryDigest: other}],
    }),
    /Main does not have/,
  ],
])('does not trust a build %s', (_what, changes, sentence) => {
  const {status, log, output} = release(['fetch', 'previous'], {...kept(), ...changes()});
  expect(status).toBe(1);
  expect(log).toContain('The build of the release "published-site" is not trusted');
  expect(log).toMatch(sentence);
  expect(output).toBe('');
  expect(fs.existsSync(path.join(folder, 'previous'))).toBe(false);
});

it.each([[['keep']], [['toString', 'x']]])(
  'does nothing that it was not asked for: %j',
  (words) => {
    const {status, state} = release(words, kept());
    expect(status).toBe(1);
    expect(state.asked).toEqual([]);
  },
);

type Step = Readonly<Partial<Record<'run' | 'uses', string>>>;

const {jobs} = parse(fs.readFileSync('.github/workflows/checks.yml', 'utf8')) as {
  readonly jobs: Readonly<Record<string, {readonly steps: readonly Step[]}>>;
};

it('publishes the very build that was tried, signed, and keeps it or goes back', () => {
  const onMain = "github.event_name == 'push' && github.ref == 'refs/heads/main'";
  expect(jobs).toMatchObject({
    site: {if: onMain},
    publish: {if: onMain, needs: ['test', 'reproducible', 'site']},
    smoke: {needs: 'publish', outputs: {verdict: '${{ steps.look.outputs.verdict }}'}},
    keep: {needs: 'smoke'},
    previous: {needs: 'smoke', if: "failure() && needs.smoke.outputs.verdict == 'broken'"},
  });
  const stepsOf = (job: string) =>
    jobs[job]!.steps.map(({run, uses}) => run ?? uses!.replace(/@.*/, '')).join('\n');
  expect(stepsOf('site')).toMatch(
    /^npm run build -- --no-warnings\nnpm run test:published$[^]*^actions\/upload-pages-artifact$/m,
  );
  expect(jobs.site!.steps.at(-1)).toMatchObject({with: {path: 'build'}});
  expect(stepsOf('publish')).toMatch(
    /download-artifact\n[^]*attest-build-provenance\nactions\/deploy-pages$/,
  );
  expect(stepsOf('smoke')).toContain('npm run smoke -- "$SITE"');
  expect(stepsOf('keep')).toContain('node scripts/release.mjs keep artifact.tar');
  expect(stepsOf('previous')).toMatch(/release\.mjs fetch previous\n[^]*actions\/deploy-pages$/);
});

it.each([
  ['ahead', '0'.repeat(40), 0],
  ['', '', 0],
  ['behind', '0'.repeat(40), 1],
])('a commit that is %j of the one published last is published or not', (relation, last, code) => {
  put('bin/gh', `#!/bin/sh\n[ $1 = run ] && echo '${last}' || echo '${relation}'\n`, 0o755);
  const {run = ''} = jobs.publish!.steps.find((step) => step.run?.includes('relation'))!;
  const env = {...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`};
  expect(spawnSync('bash', ['-e', '-c', run], {env}).status).toBe(code);
});

it('goes back only where the site itself is broken, not where nothing answers', async () => {
  const server = http.createServer((_, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const {port} = server.address() as {port: number};
  const look = async (address: string) => {
    const file = put('verdict', '');
    const words = ['scripts/smoke.ts', address, '--tries', '2', '--pause', '0'];
    const env = {...process.env, GITHUB_OUTPUT: file};
    const ended = await promisify(execFile)('npx', ['tsx', ...words], {env}).catch(
      ({code}: {code: number}) => ({code}),
    );
    return [ended, fs.readFileSync(file, 'utf8')];
  };
  expect(await look(`http://localhost:${port}/`)).toEqual([{code: 1}, 'verdict=broken\n']);
  server.close();
  expect(await look(`http://localhost:${port}/`)).toEqual([
    {code: 2},
    expect.not.stringContaining('broken'),
  ]);
});
