/** The workflow of the project runs here, with a GitHub made up for it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {writeAssetList} from '../../scripts/lib/keepAssets';
import {redirects} from '../../src/config/redirects';
import {localePath, locales} from '../../src/data/locales';
import {versionIds, versionPath} from '../../src/data/versions';
import {hostBuild, type Host} from '../support/hostedBuild';
import {attest, must, runChecks, type Occasion, type World} from '../support/release/workflow';

const REPOSITORY = 'guide/guide';
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'guide-release-'));
const changing = ['bin', 'work', 'served', 'remote', 'github', 'sites'];
const at = (...parts: string[]) => path.join(root, ...parts);
let host: Host;
let world: World;

beforeAll(async () => {
  makeWorld();
  host = await hostBuild(at('served'));
  world = {
    ...{remote: at('remote'), github: at('github'), served: at('served'), bin: at('bin')},
    ...{work: at('work'), env: {}, address: `${host.origin}/`},
  };
  expect((await release(site('A'))).results).toEqual(good);
  fs.rmSync(at('work'), {recursive: true});
  fs.mkdirSync(at('work'));
  changing.forEach((name) => fs.cpSync(at(name), at('after-A', name), {recursive: true}));
});
afterAll(async () => {
  await host.turnOff();
  fs.rmSync(root, {recursive: true});
});

beforeEach(() => {
  for (const name of changing) {
    fs.rmSync(at(name), {recursive: true});
    fs.cpSync(at('after-A', name), at(name), {recursive: true, preserveTimestamps: true});
  }
});

function makeWorld(): void {
  for (const name of ['bin', 'work', 'served', 'remote/scripts', 'github/releases', 'sites']) {
    fs.mkdirSync(at(name), {recursive: true});
  }
  fs.writeFileSync(at('github/attestations.json'), '[]');
  fs.copyFileSync('scripts/release.mjs', at('remote/scripts/release.mjs'));
  must('git', ['init', '--quiet', '--initial-branch=main'], at('remote'));

  // Bundled, they start in a tenth of the time.
  buildSync({
    ...{bundle: true, platform: 'node', outdir: at('scripts'), logLevel: 'error'},
    entryPoints: ['keep-assets', 'smoke'].map((name) => `scripts/${name}.ts`),
    define: {__dirname: JSON.stringify(path.resolve('src/words'))},
  });
  program('sleep', ':');
  program('gh', `exec node ${path.resolve('tests/support/release/gh.mjs')} "$@"`);
  program(
    'npm',
    `case "$*" in
       'run build'*) cp -R "$SITE_TO_BUILD" build ;;
       'run keep-assets -- '*) node ${at('scripts/keep-assets.js')} "\${@:4}" ;;
       'run smoke -- '*) node ${at('scripts/smoke.js')} "\${@:4}" --pause 0 ;;
       'test -- --all' | 'run reproducible' | 'run test:published') ;;
       *) echo "npm $* is unknown here."; exit 1 ;;
     esac`,
  );
}

function program(name: string, lines: string): void {
  fs.writeFileSync(at('bin', name), `#!/usr/bin/env bash\n${lines}\n`, {mode: 0o755});
}

function site(name: string): string {
  const dir = at('sites', name);
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  };
  const script = `assets/js/main.${Buffer.from(name.padEnd(4)).toString('hex').slice(-8)}.js`;
  const page = `<meta http-equiv="Content-Security-Policy"><main><h1>Release ${name}</h1></main><script src="/${script}"></script>`;
  const pages = ['index', 'getting-started/requirements', 'search'].concat(
    ['configuration', 'editor'].map((file) => `settings-and-operation/${file}`),
  );
  for (const folder of locales.map(localePath)) {
    const versions = versionIds.map(versionPath);
    for (const version of versions) {
      pages.forEach((file) => write(`${folder}${version}${file}.html`, page));
    }
    write(`${folder}404.html`, page);
    write(`${folder}sitemap.xml`, '<urlset/>');
    write(`${folder}${script}`, name);
  }
  redirects.redirects.forEach(({from, to}) => write(`${from.slice(1)}.html`, to));
  ['data/status', 'data/index', 'search-index'].forEach((file) => write(`${file}.json`, '{}'));
  writeAssetList(dir);
  return dir;
}

function siteWithout(name: string, part: string): string {
  const dir = site(name);
  fs.rmSync(path.join(dir, part), {recursive: true});
  return dir;
}

function commit(message: string): string {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  fs.writeFileSync(at('remote/words.txt'), message);
  must('git', ['add', '.'], at('remote'));
  must('git', [...who, 'commit', '--quiet', '--message', message], at('remote'));
  return must('git', ['rev-parse', 'HEAD'], at('remote'));
}

const push = (sha: string): Occasion => ({
  event: 'push',
  ref: 'refs/heads/main',
  sha,
  repository: REPOSITORY,
});
const release = (dir: string, more: Partial<World> = {}, occasion = push(commit(dir))) =>
  runChecks({...world, ...more, env: {SITE_TO_BUILD: dir}}, occasion);
const served = () => fs.readFileSync(at('served/index.html'), 'utf8').match(/Release (\w+)/)?.[1];
const kept = () => fs.readdirSync(at('github/releases/published-site'));
const good = {
  ...{test: 'success', reproducible: 'success', site: 'success', publish: 'success'},
  ...{smoke: 'success', keep: 'success', previous: 'skipped'},
};

describe('a release', () => {
  it('is published, looked at, and kept; files of the one before go with it', async () => {
    expect(served()).toBe('A');
    const first = kept();
    expect((await release(site('B'))).results).toEqual(good);
    expect(served()).toBe('B');
    for (const folder of ['assets/js', 'ja/assets/js']) {
      expect(fs.readdirSync(at('served', folder))).toHaveLength(2);
    }
    expect(kept()).toHaveLength(1);
    expect(kept()).not.toEqual(first);
  });

  it('that is broken makes room for the one before, which stays the one to go back to', async () => {
    const before = kept();
    const broken = siteWithout('B', 'ja/getting-started');
    const {results, log} = await release(broken);
    expect(results).toEqual({...good, smoke: 'failure', keep: 'skipped', previous: 'success'});
    expect(log).toMatch(/ja\/getting-started\/requirements answers 404 instead of 200/);
    expect(served()).toBe('A');
    expect(kept()).toEqual(before);
  });

  it.each<readonly [string, Partial<World>]>([
    ['its setup', {failing: ['smoke: ./.github/actions/setup']}],
    ['the network', {address: 'http://localhost:9/'}],
  ])('stays when the look from outside fails for reasons of %s', async (_what, more) => {
    const {results} = await release(site('B'), more);
    expect(results).toEqual({...good, smoke: 'failure', keep: 'skipped'});
    expect(served()).toBe('B');
  });

  it('that is the first has none to go back to, and says so', async () => {
    fs.rmSync(at('github/releases/published-site'), {recursive: true});
    const {results, log} = await release(siteWithout('C', '404.html'));
    expect(results).toMatchObject({smoke: 'failure', previous: 'failure'});
    expect(log).toMatch(/No release has been kept yet/);
  });

  it.each([
    ['a pull request that claims to be main', 'pull_request', 'refs/heads/main'],
    ['a run by hand', 'workflow_dispatch', 'refs/heads/main'],
    ['a push to another branch', 'push', 'refs/heads/other'],
  ] as const)('is not made by %s', async (_who, event, ref) => {
    const before = kept();
    const {results} = await release(site('evil'), {}, {...push(commit('evil')), event, ref});
    const none = {site: 'skipped', publish: 'skipped', keep: 'skipped', previous: 'skipped'};
    expect(results).toMatchObject(none);
    expect(served()).toBe('A');
    expect(kept()).toEqual(before);
  });
});

describe('a hostile artefact in the place of the release before', () => {
  function plant(by?: Partial<Occasion>): void {
    const hostile = site('evil');
    fs.writeFileSync(path.join(hostile, 'login.html'), 'evil');
    const names = ['login.html', '../planted.txt', 'assets/js/evil.js'];
    fs.writeFileSync(path.join(hostile, 'hashed-files.json'), JSON.stringify(names));
    const tar = at('github/releases/published-site/site-zzz.tar');
    must('tar', ['-cf', tar, '-C', hostile, '.']);
    fs.utimesSync(tar, new Date(), new Date(Date.now() + 60_000));
    if (by) {
      attest(world, tar, {...push(must('git', ['rev-parse', 'HEAD'], at('remote'))), ...by});
    }
  }
  function otherCommit(): string {
    must('git', ['checkout', '--quiet', '-b', 'other'], at('remote'));
    const sha = commit('other');
    must('git', ['checkout', '--quiet', 'main'], at('remote'));
    return sha;
  }

  it.each<readonly [string, (() => Partial<Occasion>) | undefined, RegExp]>([
    ['without a signature', undefined, /not trusted/],
    ['signed for a fork', () => ({repository: 'mallory/guide'}), /not trusted/],
    ['signed for another branch', () => ({ref: 'refs/heads/other'}), /not trusted/],
    ['signed for a pull request', () => ({event: 'pull_request'}), /No push to main/],
    ['signed for a commit main lacks', () => ({sha: otherCommit()}), /main does not have/],
    ['signed for main itself', () => ({}), /Nothing was copied/],
  ])('%s is neither kept nor published', async (_what, by, sentence) => {
    plant(by?.());
    const {results, log} = await release(site('B'));
    // A release to take old files from is worth no publication.
    expect(results).toEqual(good);
    expect(log).toMatch(sentence);
    expect(served()).toBe('B');
    const planted = fs
      .readdirSync(at('work'), {recursive: true, encoding: 'utf8'})
      .filter((file) => /planted|build\/login|build\/assets\/js\/evil/.test(file));
    expect(planted).toEqual([]);
  });

  it('is not gone back to', async () => {
    const broken = siteWithout('B', '404.html');
    // It comes between the build and the look from outside.
    const plantedLate = {...world, env: {SITE_TO_BUILD: broken}};
    program('sleep', `cp ${at('late.tar')} ${at('github/releases/published-site/site-zzz.tar')}`);
    must('tar', ['-cf', at('late.tar'), '-C', site('evil'), '.']);
    const {results, log} = await runChecks(plantedLate, push(commit('B')));
    expect(results).toMatchObject({publish: 'success', smoke: 'failure', previous: 'failure'});
    expect(log).toMatch(/not trusted/);
    expect(served()).toBe('B');
  });
});
