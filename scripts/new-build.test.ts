import fs from 'node:fs';
import {expect, it} from 'vitest';
import {builds} from '../src/data/builds';
import {tempFolder} from '../tests/support/tempFolder';
import {addBuild, type KnownBuild} from './new-build';

const copied = (name: string) => fs.readFileSync(name, 'utf8');
const rows = 'src/data/builds.ts';
const news = 'src/data/guideChanges/index.ts';
function copy() {
  const {folder} = tempFolder({[rows]: copied(rows), [news]: copied(news)});
  const read = (name: string) => copied(`${folder}/${name}`);
  return {read, add: (build: KnownBuild) => addBuild(folder, build, '2026-12-02')};
}

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
  const {add, read} = copy();
  add(madeUp);
  const found = [...read(rows).matchAll(/^ {2}\{version: '([\d.]+)'/gm)].map(([, id]) => id);
  expect(found).toEqual(['8.9.1', ...builds.map(({version}) => version)]);
  expect(read(rows)).toContain(
    String.raw`{version: '8.9.1', fullVersion: '8.9.1.999999', released: '2026-12-01', steamBuilds: ['99999999'], imageTag: 'v8.9.1.999999', source: ['somebody\'s/server README.md']},`,
  );
  expect(read(rows)).toContain("buildsCheckedOn = '2026-12-02'");
  expect(read(news)).toMatch(/= \[\n {2}build\('2026-12-02', '8\.9\.1'\),\n/);
});

it('puts a build that was found late where it belongs', () => {
  const {add, read} = copy();
  add({...madeUp, version: '0.6.3'});
  expect(read(rows)).toMatch(/version: '0\.6\.4'.*\n.*version: '0\.6\.3'.*\n.*version: '0\.6\.2'/);
});

it('refuses what it knows and what is no version', () => {
  const {add, read} = copy();
  const adding = (version: string) => () => add({...madeUp, version});
  expect(adding(builds[0].version)).toThrow(/knows .* already/);
  expect(adding('8.9')).toThrow(/isn't a version/);
  expect(read(rows)).toBe(copied(rows));
});
