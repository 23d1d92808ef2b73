import {afterAll, expect, it, onTestFinished} from 'vitest';
import {smoke} from '../../scripts/smoke';
import {rootVersion} from '../../src/data/versions';
import {hostBase} from '../support/addresses';
import {builtFile} from '../support/builtSite';
import {startFaultyServer} from '../support/faultyServer';
import {hostBuild} from '../support/hostedBuild';

const host = await hostBuild(builtFile(''), hostBase);
afterAll(() => host.turnOff());

it('a look at the published site finds nothing wrong with the build', async () => {
  const {looked, problems} = await smoke(host.origin + hostBase);
  expect(problems).toEqual([]);
  expect(looked).toBeGreaterThan(80);
});

it('a look at the published site names each fault', async () => {
  const faults = [
    ['getting-started/requirements', 'status 404', /answers 404 instead of 200/],
    ['ja/settings-and-operation/editor', 'a page of the host', /no heading/],
    ['sitemap.xml', 'connection broken', /does not answer/],
    ['data/status.json', 'empty', /is empty/],
    ['commands', 'a page of the host', /does not lead to/],
  ] as const;
  let faulty = host.origin;
  for (const [path, fault] of faults) {
    const server = await startFaultyServer(faulty);
    onTestFinished(() => server.close());
    server.breakPath(hostBase + path, fault);
    faulty = server.origin;
  }
  const {problems} = await smoke(faulty + hostBase, [rootVersion]);
  for (const [path, , sentence] of faults) {
    const own = problems.filter((problem) => problem.includes(`${faulty}${hostBase}${path} `));
    expect(own.join('\n')).toMatch(sentence);
  }
  // A page of the host has a second fault, because it lacks the content security policy.
  expect(problems.length).toBeLessThan(faults.length + 3);
});
