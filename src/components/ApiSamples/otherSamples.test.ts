import {execFile} from 'node:child_process';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';
import {restOperationsForVersion} from '../../core/rest';
import {newestVersion} from '../../data/versions';
import {otherLanguageNames as names, otherSample} from './otherSamples';

const calls = restOperationsForVersion(newestVersion.id, 'ja').map(
  ({method, path, requestExample}) => ({
    method,
    path: `/v1/api${path}`,
    body: requestExample && JSON.stringify(requestExample, null, 2),
    host: 'game.example.com',
    port: '9000',
  }),
);

it.each(names)(
  '%s calls the server as it is: by HTTP, at its port, and never without a length',
  (name) => {
    expect(calls.length).toBeGreaterThan(10);
    for (const call of calls) {
      const code = otherSample(name, call);
      expect(code, call.path).toContain('<TOKEN>');
      expect(code, call.path).not.toMatch(/undefined|https|null,\s*null|"GET", body/i);
      expect(code, call.path).toMatch(/game\.example\.com:9000/);
      expect(code, call.path).toContain(call.path);
      expect(code.includes('application/json'), call.path).toBe(call.method === 'POST');
      expect(code, call.path).not.toMatch(/Content-Length\W+["']{2}/);
    }
  },
);

it('the names are sorted as people look for them', () => {
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
});

it('wget gets an answer from a server that refuses requests without a length', async ({skip}) => {
  const run = promisify(execFile);
  await run('wget', ['--version']).catch(() => skip('wget is not on this machine'));
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const length = Number(request.headers['content-length'] ?? (request.method === 'GET' ? 0 : -1));
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${body}`);
      response.writeHead(length < 0 ? 411 : 200).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const {port} = server.address() as AddressInfo;
  try {
    for (const call of calls) {
      const own = {...call, host: '127.0.0.1', port: String(port)};
      await run('bash', ['-c', `${otherSample('Wget', own)} --output-document=-`]);
    }
  } finally {
    server.close();
  }
  expect(asked).toHaveLength(calls.length);
  expect(asked.find((line) => line.includes('/announce'))).toContain('10分後');
});
