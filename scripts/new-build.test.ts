import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {builds} from '../src/data/builds';
import {addBuild, type KnownBuild} from './new-build';

const FILES = ['src/data/builds.ts', 'src/data/guideChanges/index.ts'];
let root: string;
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'new-build-'));
  FILES.forEach((file) => fs.cpSync(file, path.join(root, file)));
});
afterEach(() => fs.rmSync(root, {recursive: true}));

const madeUp: KnownBuild = {
  version: '8.9.1',
  fullVersion: '8.9.1.999999',
  released: '2026-12-01',
  steamBuilds: ['99999999'],
  linuxManifest: undefined,
  imageTag: 'v8.9.1.999999',
  source: ["somebody's/server README.md"],
};

it('adds a made-up build on top: the row, the day of the search and the entry of the feeds', () => {
  addBuild(root, madeUp, '2026-12-02');
  const rows = [...read(FILES[0]!).matchAll(/^ {2}\{version: '([\d.]+)'/gm)].map(([, id]) => id);
  expect(rows).toEqual(['8.9.1', ...builds.map(({version}) => version)]);
  expect(read(FILES[0]!)).toContain(
    String.raw`{version: '8.9.1', fullVersion: '8.9.1.999999', released: '2026-12-01', steamBuilds: ['99999999'], imageTag: 'v8.9.1.999999', source: ['somebody\'s/server README.md']},`,
  );
  expect(read(FILES[0]!)).toContain("buildsCheckedOn = '2026-12-02'");
  expect(read(FILES[1]!)).toMatch(/= \[\n {2}build\('2026-12-02', '8\.9\.1'\),\n/);
});

it('puts a build that was found late where it belongs', () => {
  addBuild(root, {...madeUp, version: '0.6.3'}, '2026-12-02');
  expect(read(FILES[0]!)).toMatch(
    /version: '0\.6\.4'.*\n.*version: '0\.6\.3'.*\n.*version: '0\.6\.2'/,
  );
});

it('refuses what it knows and what is no version', () => {
  const add = (version: string) => addBuild(root, {...madeUp, version}, '2026-12-02');
  expect(() => add(builds[0].version)).toThrow(/knows .* already/);
  expect(() => add('8.9')).toThrow(/isn't a version/);
  expect(read(FILES[0]!)).toBe(fs.readFileSync(FILES[0]!, 'utf8'));
});
