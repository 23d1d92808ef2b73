/** What looks at the published site from outside (`npm run smoke`) finds this build whole, and its faults. */
import type http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, it, onTestFinished} from 'vitest';
import {smoke} from '../../scripts/smoke';
import {startStaticServer} from '../../scripts/lib/staticServer';
import {rootVersion} from '../../src/data/versions';
import {hostBase} from '../support/addresses';
import {startFaultyServer} from '../support/faultyServer';

let host: http.Server;
let origin: string;
beforeAll(async () => {
  const dir = process.env.GUIDE_BUILD_DIR ?? 'build';
  host = await startStaticServer({dir, baseUrl: hostBase, port: 0});
  origin = `http://localhost:${(host.address() as AddressInfo).port}`;
});
afterAll(() => {
  host.close();
});

it('a look at the published site finds nothing wrong with the build', async () => {
  const {looked, problems} = await smoke(origin + hostBase);
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
  let faulty = origin;
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
  // The page of the host lacks the policy, too.
  expect(problems.length).toBeLessThan(faults.length + 3);
});
