/** Odd addresses on the host of `npm run preview`; tests/site/nginx.test.ts asks nginx for the same. */
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startStaticServer} from '../../scripts/lib/staticServer';
import {oddAddresses} from '../support/oddAddresses';

let host: http.Server;
beforeAll(async () => {
  host = await startStaticServer({
    dir: process.env.GUIDE_BUILD_DIR ?? 'build',
    baseUrl: '/',
    port: 0,
  });
});
afterAll(() => {
  host.close();
});

/** Addresses go out as they are written, '/%ff' too. */
const get = (address: string): Promise<readonly [number | undefined, string]> =>
  new Promise((resolve, reject) => {
    const {port} = host.address() as AddressInfo;
    http
      .get({port, path: address}, (answer) => {
        answer
          .resume()
          .on('end', () => resolve([answer.statusCode, answer.headers.location ?? '']));
      })
      .on('error', reject);
  });

describe('an odd address', () => {
  it.each(oddAddresses)('%s leads to %j', async (address, to) => {
    expect(await get(address)).toEqual([to ? 301 : 404, to]);
    if (to) {
      expect(await get(to)).toEqual([200, '']);
    }
  });
});
