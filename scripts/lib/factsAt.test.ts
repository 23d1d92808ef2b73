/** Corrected defaults, ranges and operations are announced, and no public address disappears. */
import {expect, it} from 'vitest';
import {changedFacts, unannounced} from './announced';
import {guideChanges} from '../../src/data/guideChanges';
import {redirects} from '../../src/config/redirects';
import {knownAt, knownToReaders} from './factsAt';
import {addressesOf, factsIn} from './factSnapshot';

const known = knownToReaders();
const why = 'why' in known ? known.why : undefined;
if (why !== undefined) {
  console.warn(`Corrections and addresses are not compared: ${why}.`);
}

it.skipIf(why?.includes('git'))('facts and addresses can be read from a commit', async () => {
  const {facts, addresses} = knownAt('HEAD');
  expect(Object.keys(facts).length).toBeGreaterThan(190);
  expect(addresses.length).toBeGreaterThan(300);
  expect(Object.keys(await factsIn('.'))).toContain('default of RESTAPIPort');
  expect(facts['default of RESTAPIPort']?.['0.6.8']).toBe('8212');
});

it.skipIf('why' in known)(
  'what readers know is announced where it changed, and answers',
  async () => {
    const {facts, addresses} = knownAt('ref' in known ? known.ref : '');
    expect(unannounced(changedFacts(facts, await factsIn('.')), guideChanges)).toEqual([]);
    const answered = new Set([
      ...(await addressesOf('.')),
      ...redirects.redirects.map(({from}) => from.slice(1)),
    ]);
    expect(
      addresses.filter((address) => !answered.has(address)),
      'use "npm run page -- move" or "remove", which redirect an address',
    ).toEqual([]);
  },
);
