import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {tempFolder} from '../../../tests/support/tempFolder';
import manifest from '../../../packages/palworld-settings/package.json';
import {defaultIni, settingsForVersion} from '../../core/settings';
import {newestVersion, versionIds} from '../../data/versions';
import {commandFile, toolFiles} from '.';

const root = 'packages/palworld-settings';

describe('the packed archive, installed in an empty folder', () => {
  const {folder, put} = tempFolder({}, afterAll);
  const own = path.join(folder, 'node_modules/palworld-settings');
  const shell = (code: string, variables: Record<string, string> = {}) => {
    const env = {PATH: process.env.PATH, HOME: folder, LC_ALL: 'C', ...variables};
    const options = {cwd: folder, encoding: 'utf8', env: env as NodeJS.ProcessEnv} as const;
    const {status, stdout, stderr} = spawnSync('bash', ['-c', code], options);
    return {status, out: stdout + stderr};
  };
  const node = (code: string) => shell(`node --input-type=module -e '${code}'`);

  beforeAll(() => {
    // npm hands its "ignore-scripts" down, but this package makes its files by a script.
    execFileSync(
      'npm',
      ['pack', '--silent', '--ignore-scripts=false', '--pack-destination', folder],
      {cwd: root},
    );
    put('package.json', '{"private": true}');
    put('PalWorldSettings.ini', defaultIni(newestVersion.id));
    put(
      'broken/PalWorldSettings.ini',
      defaultIni(newestVersion.id).replace('ExpRate=', 'ExpRate='.slice(0, -1)),
    );
    const installed = shell(`npm install --offline --no-audit --no-fund ./*.tgz`);
    expect(installed.status, installed.out).toBe(0);
  }, 120_000);

  it('holds every file that it names, and no other program', () => {
    const named = [manifest.bin, manifest.types, ...manifest.files, 'README.md', 'LICENSE'];
    expect(named.filter((file) => !fs.existsSync(path.join(own, file)))).toEqual([]);
    expect(Object.keys(manifest)).not.toContain('dependencies');
  });

  it('runs its command', () => {
    const good = shell('npx --no palworld-settings check PalWorldSettings.ini');
    expect(good).toMatchObject({status: 0, out: expect.stringContaining('Errors: 0') as string});
    expect(shell('npx --no palworld-settings check broken').status).toBe(1);
    expect(JSON.parse(shell('npx --no palworld-settings check --badge broken').out)).toEqual({
      schemaVersion: 1,
      label: `Palworld ${newestVersion.id}`,
      message: '1 error',
      color: 'red',
    });
  });

  it.each(versionIds)('gives the settings of %s to import and require', (version) => {
    const {status, out} = node(
      `import {createRequire} from "node:module";
       import edition from "palworld-settings/${version}";
       import {editions, newest} from "palworld-settings";
       const require = createRequire(process.cwd() + "/x.js");
       const same = JSON.stringify(require("palworld-settings/${version}.json")) === JSON.stringify(edition);
       console.log(JSON.stringify([edition.settings.map(({key}) => key), editions, newest, same]));`,
    );
    expect(status, out).toBe(0);
    const keys = settingsForVersion(version).map(({key}) => key);
    expect(JSON.parse(out)).toEqual([keys, versionIds, versionIds[0], true]);
  });

  it('has types that TypeScript reads, and that the data have', () => {
    put(
      'use.ts',
      `import edition, {type Edition} from 'palworld-settings/1.0';
       import {newest, type Report, type LogReport} from 'palworld-settings';
       import json from './node_modules/palworld-settings/data/1.0.json';
       export const all: readonly Edition[] = [edition, {...json, formatVersion: 1}];
       export const name: string | undefined = edition.settings[0]?.words.en?.name;
       export const of: [string, Report['form'], LogReport['form']] = [newest, 1, 1];`,
    );
    const options =
      '--noEmit --strict --module esnext --moduleResolution bundler --resolveJsonModule --typeRoots types';
    const {status, out} = shell(
      `node ${path.resolve('node_modules/typescript/bin/tsc')} ${options} use.ts`,
    );
    expect(status, out).toBe(0);
  }, 60_000);

  it('checks a repository as an action, with a badge', () => {
    const action = parse(fs.readFileSync(path.join(own, 'action.yml'), 'utf8')) as {
      inputs: Record<string, {default: string}>;
      runs: {steps: {run: string; env: Record<string, string>}[]};
    };
    const [step] = action.runs.steps;
    const run = (inputs: Record<string, string>) => {
      const values = Object.fromEntries(
        Object.entries(step!.env).map(([name, text]) => [
          name,
          text
            .replace(
              /\$\{\{ inputs\.(\w+) \}\}/,
              (_, input: string) => inputs[input] ?? action.inputs[input]!.default,
            )
            .replace('${{ github.action_path }}', own),
        ]),
      );
      return shell(`set -e -o pipefail\n${step!.run}`, values);
    };
    expect(action.runs.steps).toHaveLength(1);
    expect(run({})).toMatchObject({status: 0});
    const both = run({
      files: 'PalWorldSettings.ini\nbroken',
      game: newestVersion.id,
      badge: 'badge.json',
    });
    expect(both).toMatchObject({status: 1, out: expect.stringContaining('broken') as string});
    expect(JSON.parse(fs.readFileSync(path.join(folder, 'badge.json'), 'utf8'))).toHaveProperty(
      'color',
      'red',
    );
    expect(run({files: '$(touch hacked); `touch hacked`'}).status).toBe(2);
    expect(fs.existsSync(path.join(folder, 'hacked'))).toBe(false);
  });

  it('checks before a commit, as a hook', () => {
    const [hook] = parse(
      fs.readFileSync(path.join(own, '.pre-commit-hooks.yaml'), 'utf8'),
    ) as Record<string, string>[];
    const names = [
      'PalWorldSettings.ini',
      'broken/PalWorldSettings.ini',
      'NotPalWorldSettings.ini',
      'README.md',
    ];
    const chosen = names.filter((name) => new RegExp(hook!.files!).test(name));
    expect(chosen).toEqual(names.slice(0, 2));
    // A script needs no npm, which would run the script that makes the package's files.
    expect(hook).toHaveProperty('language', 'script');
    const entry = path.join(own, hook!.entry!);
    expect(shell(`${entry} ${chosen[0]!}`).status).toBe(0);
    expect(shell(`${entry} ${chosen.join(' ')}`).status).toBe(1);
  });

  it('reads logs and worlds as the page does, with nothing private', () => {
    put(
      'palworld.log',
      '[2026.10.03-18.22.11] Game version is v1.0.4.102642\nNo space left on device\n203.0.113.9 steam_76561198000000000 joined the server\n',
    );
    const log = shell('npx --no palworld-settings log palworld.log');
    expect(log.status).toBe(1);
    expect(log.out).toContain('What to do:');
    const json = shell(
      'gzip -k palworld.log && npx --no palworld-settings log palworld.log.gz --json',
    ).out;
    expect(JSON.parse(json)).toMatchObject({form: 1, causes: [{id: 'disk-full'}]});
    expect(log.out + json).not.toMatch(/203\.0|76561198/);
    put('World/Level.sav', '');
    const world = shell('npx --no palworld-settings world World --lang ja');
    expect(world).toMatchObject({
      status: 1,
      out: expect.stringContaining('LevelMeta.savがありません') as string,
    });
    expect(shell('npx --no palworld-settings world nowhere').status).toBe(2);
  });
});

it('is published with a statement of where it was built, and says what is true before that and after', () => {
  const readme = fs.readFileSync(`${root}/README.md`, 'utf8');
  expect(readme).toContain('If your registry has the package');
  expect(readme).not.toMatch(/isn't published|npx palworld/);
  const workflow = fs.readFileSync('.github/workflows/package.yml', 'utf8');
  expect(workflow).toMatch(/id-token: write[^]*npm publish [^\n]*--provenance/);
});

it('is one file that runs by itself, the same each time', () => {
  const files = toolFiles('https://example.com/');
  const script = files.get('tools/palworld-settings.mjs') ?? '';
  expect(commandFile()).toBe(script);
  const imported = [...script.matchAll(/\bfrom"([^",]+)"/g)].map(([, name]) => name ?? '');
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((name) => !name.startsWith('node:'))).toEqual([]);
  const {put} = tempFolder();
  const file = put('palworld-settings.mjs', script);
  const own = put('own.ini', '[/Script/Pal.PalGameWorldSettings]\nOptionSettings=(ServerName=x)\n');
  const {status, stdout} = spawnSync(process.execPath, [file, 'check', own, '--game', '0.5.0'], {
    encoding: 'utf8',
    env: {...process.env, LC_ALL: 'ja_JP.UTF-8'},
  });
  expect(status).toBe(1);
  expect(stdout).toContain('0.5.0として検査しました');
});
