/** Corrected defaults, ranges and operations are announced, and no public address disappears. */
import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {changedFacts, unannounced} from './announced';
import {guideChanges} from '../../src/data/guideChanges';
import {redirects} from '../../src/config/redirects';
import {knownAt, knownToReaders} from './factsAt';
import {addressesOf, factsIn} from './factSnapshot';

describe('the facts that readers know', () => {
  const known = knownToReaders();

  it('are announced where they changed', async ({skip}) => {
    if ('why' in known) {
      console.warn(`Corrections are not compared: ${known.why}.`);
      return skip(known.why);
    }
    const changed = changedFacts(knownAt(known.ref).facts, await factsIn('.'));
    expect(unannounced(changed, guideChanges)).toEqual([]);
  });

  it('are at addresses that still answer', async ({skip}) => {
    if ('why' in known) {
      console.warn(`Addresses are not compared: ${known.why}.`);
      return skip(known.why);
    }
    const answered = new Set([
      ...(await addressesOf('.')),
      ...redirects.redirects.map(({from}) => from.slice(1)),
    ]);
    expect(
      knownAt(known.ref)
        .addresses.filter((address) => !answered.has(address))
        .map(
          (address) =>
            `/${address} answered in ${known.ref} and doesn't now: use "npm run page -- move" or "remove", which redirect it`,
        ),
    ).toEqual([]);
  });

  it('can be read from a commit', async ({skip}) => {
    if ('why' in known && known.why.includes('git')) {
      return skip(known.why);
    }
    const {facts, addresses} = knownAt(
      execFileSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'}).trim(),
    );
    expect(Object.keys(facts).length).toBeGreaterThan(190);
    expect(addresses.length).toBeGreaterThan(300);
    expect(Object.keys(await factsIn('.'))).toContain('default of RESTAPIPort');
    expect(facts['default of RESTAPIPort']?.['0.6.8']).toBe('8212');
  });
});
