/** What looks at the published site from outside (`npm run smoke`) finds this build whole, and its faults. */
import type http from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {smoke} from '../../scripts/lib/smoke';
import {startStaticServer} from '../../scripts/lib/staticServer';
import {rootVersion} from '../../src/data/versions';
import {beforeAddress, hostBase} from '../support/addresses';
import {startFaultyServer, type FaultyServer} from '../support/faultyServer';

const PORT = 3907;
let host: http.Server;
let faulty: FaultyServer;

beforeAll(async () => {
  host = await startStaticServer({
    dir: process.env.GUIDE_BUILD_DIR ?? 'build',
    baseUrl: hostBase,
    port: PORT,
  });
  faulty = await startFaultyServer(`http://localhost:${PORT}`);
});
afterAll(() => {
  faulty.close();
  host.close();
});

describe('a look at the published site', () => {
  it('finds nothing wrong with the build', async () => {
    const {looked, problems} = await smoke(`http://localhost:${PORT}${hostBase}`);
    expect(problems).toEqual([]);
    expect(looked).toBeGreaterThan(80);
  });

  it.each([
    ['/getting-started/requirements', 'status 404', /answers 404 instead of 200/],
    ['/ja/settings-and-operation/editor', 'a page of the host', /no heading/],
    ['/sitemap.xml', 'connection broken', /does not answer/],
    ['/data/status.json', 'empty', /is empty/],
    ['/commands', 'a page of the host', /does not lead to/],
  ] as const)('names a fault of %s', async (path, fault, sentence) => {
    faulty.breakPath(beforeAddress + path, fault);
    const {problems} = await smoke(faulty.origin + hostBase, [rootVersion]);
    faulty.repair();
    expect(problems.join('\n')).toMatch(sentence);
    expect(problems.every((problem) => problem.includes(path))).toBe(true);
  });
});
