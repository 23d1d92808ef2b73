import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {startStaticServer} from '../../scripts/lib/staticServer';
import {hostBase} from '../support/addresses';
import {oddAddresses} from '../support/hostileAddresses';

const dir = path.resolve(process.env.GUIDE_BUILD_DIR ?? 'build');
let server: http.Server;
beforeAll(async () => {
  server = await startStaticServer({dir, baseUrl: hostBase, port: 0});
});
afterAll(() => server.close());

/** Sends an address unchanged, because `fetch` would normalize its path. */
async function answerTo(address: string): Promise<readonly [status: number, location: string]> {
  const {port} = server.address() as AddressInfo;
  const request = http.get({port, path: hostBase + address.slice(1)});
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  answer.resume();
  return [answer.statusCode!, answer.headers.location ?? ''];
}

it.each(oddAddresses)('leads %s to "%s"', async (address, to) => {
  const place = to && hostBase + to.slice(1);
  expect(await answerTo(address)).toEqual([to ? 302 : 404, place]);
  expect(to ? (await answerTo(to))[0] : 200).toBe(200);
});
