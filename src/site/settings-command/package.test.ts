/** The command as a file by itself, and as a package. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {tempFolder} from '../../../tests/support/tempFolder';
import type manifest from '../../../packages/palworld-settings/package.json';
import {commandFile, toolFiles} from '.';

it('is a package that holds what it names, published with a statement of where it was built', () => {
  const root = 'packages/palworld-settings';
  const own = JSON.parse(fs.readFileSync(`${root}/package.json`, 'utf8')) as typeof manifest;
  const made = [...toolFiles('https://example.com/').keys()].map((file) => path.basename(file));
  const there = (file: string): boolean => made.includes(file) || fs.existsSync(`${root}/${file}`);
  expect([own.bin, own.types, ...own.files].filter((file) => !there(file))).toEqual([]);
  expect(own.files).toEqual(expect.arrayContaining([own.bin, own.types]));
  const readme = fs.readFileSync(`${root}/README.md`, 'utf8');
  // True before the first publication too.
  expect(readme).toContain('node palworld-settings.mjs check');
  expect(readme).not.toContain('npx');
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
