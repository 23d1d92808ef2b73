import {expect, it} from 'vitest';
import {guideChanges, type GuideChange} from '../../src/data/guideChanges';
import {redirects} from '../../src/config/redirects';
import {changedFacts, knownAt, knownToReaders, unannounced} from './factsAt';
import {addresses as addressesNow, facts as factsNow} from './factSnapshot';

const known = knownToReaders();
const why = 'why' in known ? known.why : undefined;
if (why !== undefined) {
  console.warn(`Corrections and addresses are not compared: ${why}.`);
}

it.skipIf(why?.includes('git'))('facts and addresses can be read from a commit', () => {
  const {facts, addresses} = knownAt('HEAD');
  expect(Object.keys(facts).length).toBeGreaterThan(190);
  expect(addresses.length).toBeGreaterThan(300);
  expect(Object.keys(factsNow())).toContain('default of RESTAPIPort');
  expect(facts['default of RESTAPIPort']?.['0.6.8']).toBe('8212');
});

const isKnown = !('why' in known);
it.runIf(isKnown)('what readers know is announced where it changed, and answers', () => {
  const {facts, addresses} = knownAt('ref' in known ? known.ref : '');
  expect(unannounced(changedFacts(facts, factsNow()), guideChanges)).toEqual([]);
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
  const facts = changedFacts(before, after);
  expect(facts).toEqual([{fact: 'default of ExpRate', version: '0.5.0', from: '1', to: '2'}]);
  expect(unannounced(facts, [])).toEqual([
    'The default of ExpRate in 0.5.0 changed from "1" to "2". Tell readers: add an entry to src/data/guideChanges, with these two values and the source.',
  ]);
  expect(unannounced(facts, [announced({to: '3'})])).toHaveLength(1);
  expect(unannounced(facts, [announced({})])).toEqual([]);
  const port = [{fact: 'port rest', version: '0.5.0', from: '1', to: '2'}];
  expect(unannounced(port, [announced({kind: 'port', name: 'rcon'})])).toHaveLength(1);
  expect(unannounced(port, [announced({kind: 'port', name: 'rest'})])).toEqual([]);
});

it('a fact that came or went must be announced, but not that of a new edition', () => {
  const gone = {'endpoint unban': {'0.6.8': 'POST /v1/api/unban'}};
  expect(changedFacts({...before, ...gone}, before)).toHaveLength(1);
  expect(changedFacts(before, {...before, ...gone})).toHaveLength(1);
  const newer = {'default of ExpRate': {...before['default of ExpRate'], '1.0': '1'}};
  expect(changedFacts(before, newer)).toEqual([]);
});
