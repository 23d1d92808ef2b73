/** Whoever corrects a default, a range or an operation of the REST API tells readers so. */
import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {changedFacts, unannounced} from '../../src/core/guideChanges/announce';
import {guideChanges} from '../../src/data/guideChanges';
import {factsAt, knownToReaders} from './factsAt';
import {factsIn} from './factSnapshot';

describe('the facts that readers know', () => {
  const known = knownToReaders();

  it('are announced where they changed', async ({skip}) => {
    if ('why' in known) {
      console.warn(`Corrections are not compared: ${known.why}.`);
      return skip(known.why);
    }
    const changed = changedFacts(factsAt(known.ref), await factsIn('.'));
    expect(unannounced(changed, guideChanges)).toEqual([]);
  });

  it('can be read from a commit', async ({skip}) => {
    if ('why' in known && known.why.includes('git')) {
      return skip(known.why);
    }
    const facts = factsAt(execFileSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'}).trim());
    expect(Object.keys(facts).length).toBeGreaterThan(190);
    expect(Object.keys(await factsIn('.'))).toContain('default of RESTAPIPort');
    expect(facts['default of RESTAPIPort']?.['0.6.8']).toBe('8212');
  });
});
