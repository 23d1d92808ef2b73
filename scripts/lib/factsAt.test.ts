import {expect, it} from 'vitest';
import {guideChanges, type GuideChange} from '../../src/data/guideChanges';
import {redirects} from '../../src/config/redirects';
import {knownAt, knownToReaders, unannounced} from './factsAt';
import {firstOf} from './git';
import {addresses as addressesNow, facts as factsNow} from './factSnapshot';

const known = knownToReaders();
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
