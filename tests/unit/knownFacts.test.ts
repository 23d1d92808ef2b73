import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {firstOf, withFilesAt} from '../../scripts/lib/git';
import {redirects} from '../../src/config/redirects';
import {guideChanges, type GuideChange} from '../../src/data/guideChanges';
import {
  addresses as addressesNow,
  facts as factsNow,
  type FactSnapshot,
} from '../support/factSnapshot';

/** Reads the facts and addresses of a commit or tag. Throws git's message. */
const knownAt = (ref: string) =>
  withFilesAt(ref, ['src', 'package.json', 'tsconfig.json'], (folder) => {
    fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const snapshot = 'tests/support/factSnapshot.ts';
    fs.cpSync(snapshot, path.join(folder, snapshot));
    const print = `const {facts, addresses} = require('./${snapshot}');
console.log(JSON.stringify({facts: facts(), addresses: addresses()}));`;
    const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
    return JSON.parse(
      execFileSync(process.execPath, [tsx, '-e', print], {cwd: folder, encoding: 'utf8'}),
    ) as {readonly facts: FactSnapshot; readonly addresses: readonly string[]};
  });

const announcedFact = (change: GuideChange): string =>
  change.kind === 'setting' ? `${change.fact} of ${change.name}` : `${change.kind} ${change.name}`;

/**
 * Returns a sentence for each changed fact that the guide's list of changes lacks. A version that
 * only one state has is a new edition, not a correction.
 */
function unannounced(
  before: FactSnapshot,
  after: FactSnapshot,
  changes: readonly GuideChange[],
): readonly string[] {
  const versionsOf = (snapshot: FactSnapshot) =>
    new Set(Object.values(snapshot).flatMap((byVersion) => Object.keys(byVersion)));
  const versions = [...versionsOf(after)].filter((version) => versionsOf(before).has(version));
  const facts = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return facts.flatMap((fact) =>
    versions.flatMap((version) => {
      const from = before[fact]?.[version] ?? '';
      const to = after[fact]?.[version] ?? '';
      const isAnnounced = changes.some(
        (change) =>
          announcedFact(change) === fact &&
          'versions' in change &&
          (change.versions as readonly string[]).includes(version) &&
          change.from === from &&
          change.to === to,
      );
      return from === to || isAnnounced
        ? []
        : `The ${fact} in ${version} changed from "${from}" to "${to}". Tell readers: add an entry to src/data/guideChanges, with these two values and the source.`;
    }),
  );
}

/** Readers know the newest tag, or without tags the commit of `main` where this branch began. */
const known = firstOf(
  ['describe', '--tags', '--abbrev=0'],
  ['merge-base', 'HEAD', 'origin/main'],
  ['merge-base', 'HEAD', 'main'],
);
if (known === undefined) {
  console.warn('Corrections are not compared: there is neither a release nor a branch main.');
}
const ref = known ?? firstOf(['rev-parse', 'HEAD']);

it.runIf(ref)('facts and addresses can be read from a commit', () => {
  const {facts, addresses} = knownAt(ref!);
  expect(Object.keys(facts).length).toBeGreaterThan(190);
  expect(addresses.length).toBeGreaterThan(300);
  expect(Object.keys(factsNow())).toContain('default of RESTAPIPort');
  expect(facts['default of RESTAPIPort']?.['0.6.8']).toBe('8212');
  expect(unannounced(facts, factsNow(), guideChanges)).toEqual([]);
  const redirected = redirects.redirects.map(({from}) => from.slice(1));
  const answered = new Set([...addressesNow(), ...redirected]);
  const gone = addresses.filter((address) => !answered.has(address));
  expect(gone, 'use "npm run page -- move" or "remove", which redirect an address').toEqual([]);
});

const before = {'default of ExpRate': {'0.6.8': '1', '0.5.0': '1'}};
const after = {'default of ExpRate': {'0.6.8': '1', '0.5.0': '2'}};
const announced = (change: object) =>
  ({
    id: 'ExpRate-2',
    day: '2026-12-01',
    kind: 'setting',
    name: 'ExpRate',
    fact: 'default',
    versions: ['0.5.0'],
    from: '1',
    to: '2',
    source: {url: 'https://example.com/'},
    ...change,
  }) as GuideChange;

it('a corrected fact must be announced with both values', () => {
  expect(unannounced(before, after, [])).toEqual([
    'The default of ExpRate in 0.5.0 changed from "1" to "2". Tell readers: add an entry to src/data/guideChanges, with these two values and the source.',
  ]);
  expect(unannounced(before, after, [announced({to: '3'})])).toHaveLength(1);
  expect(unannounced(before, after, [announced({})])).toEqual([]);
  const portBefore = {'port rest': {'0.5.0': '1'}};
  const portAfter = {'port rest': {'0.5.0': '2'}};
  const told = (name: string) => [announced({kind: 'port', name})];
  expect(unannounced(portBefore, portAfter, told('rcon'))).toHaveLength(1);
  expect(unannounced(portBefore, portAfter, told('rest'))).toEqual([]);
});

it('a fact that came or went must be announced, but not that of a new edition', () => {
  const gone = {'endpoint unban': {'0.6.8': 'POST /v1/api/unban'}};
  expect(unannounced({...before, ...gone}, before, [])).toHaveLength(1);
  expect(unannounced(before, {...before, ...gone}, [])).toHaveLength(1);
  const newer = {'default of ExpRate': {...before['default of ExpRate'], '1.0': '1'}};
  expect(unannounced(before, newer, [])).toEqual([]);
});
