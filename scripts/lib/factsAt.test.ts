/** Whoever corrects a default, a range or an operation of the REST API tells readers so. */
import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {changedFacts, unannounced} from '../../src/core/guideChanges/announce';
import {guideChanges} from '../../src/data/guideChanges';
import {factsAt, lastTag} from './factsAt';
import {factsIn} from './factSnapshot';

describe('the facts since the last release', () => {
  const last = lastTag();

  it('are announced where they changed', async ({skip}) => {
    if ('why' in last) {
      console.warn(`Corrections are not compared with a release: ${last.why}.`);
      return skip(last.why);
    }
    const changed = changedFacts(factsAt(last.tag), await factsIn('.'));
    expect(unannounced(changed, guideChanges)).toEqual([]);
  });

  it('can be read from a commit', async ({skip}) => {
    if ('why' in last && last.why.includes('git')) {
      return skip(last.why);
    }
    const facts = factsAt(execFileSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'}).trim());
    expect(Object.keys(facts).length).toBeGreaterThan(190);
    expect(Object.keys(facts)).toEqual(Object.keys(await factsIn('.')));
    expect(facts['default of RESTAPIPort']?.['0.6.8']).toBe('8212');
  });
});
