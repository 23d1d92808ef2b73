import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import http2 from 'node:http2';
import https from 'node:https';
import type {IncomingHttpHeaders} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ensureTool} from '../../scripts/lib/ensureTool';
import {oddAddresses} from '../support/oddAddresses';

try {
  ensureTool('nginx', 'nginx');
  ensureTool('openssl', 'openssl');
} catch (error) {
  console.warn(String(error));
}
const NGINX = ['/usr/sbin/nginx', '/usr/local/bin/nginx'].find((file) => fs.existsSync(file));
const BROTLI = ['static', 'filter']
  .map((part) => `/usr/lib/nginx/modules/ngx_http_brotli_${part}_module.so`)
  .find((file) => fs.existsSync(file));
const PORT = Number(process.env.NGINX_PORT ?? 3987);
const build = path.resolve(process.env.GUIDE_BUILD_DIR ?? 'build');

/** The sample for nginx, run by the real nginx. Without it these tests are skipped, and counted so. */
describe.skipIf(!NGINX)('deploy/nginx.conf', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  let server: ChildProcess;
  afterAll(() => fs.rmSync(dir, {recursive: true, force: true}));

  beforeAll(async () => {
    const subject = ['-subj', '/CN=guide.example', '-keyout', 'key.pem', '-out', 'cert.pem'];
    const key = ['req', '-x509', '-nodes', '-newkey', 'rsa:2048', '-days', '2', ...subject];
    execFileSync('openssl', key, {cwd: dir, stdio: 'ignore'});
    const sample = fs
      .readFileSync('deploy/nginx.conf', 'utf8')
      .replace(/^ *listen \[::\].*\n/gm, '')
      .replace('listen 80;', `listen ${PORT + 1};`)
      .replace('listen 443', `listen ${PORT}`)
      .replace(/\/etc\/letsencrypt\/live\/guide\.example\/fullchain\.pem/, `${dir}/cert.pem`)
      .replace(/\/etc\/letsencrypt\/live\/guide\.example\/privkey\.pem/, `${dir}/key.pem`)
      .replace(/^ *brotli_static on;\n/m, (line) => (BROTLI ? line : ''))
      .replaceAll('/var/www/guide', build);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const config = `${BROTLI ? `load_module ${BROTLI};` : ''} daemon off; pid ${dir}/pid; error_log ${dir}/error.log; events {}
      http { access_log off; ${places.map((name) => `${name}_temp_path ${dir}/${name};`).join(' ')} ${sample} }`;
    fs.writeFileSync(path.join(dir, 'nginx.conf'), config);
    const {status, stderr} = spawnSync(NGINX!, ['-t', '-c', path.join(dir, 'nginx.conf')]);
    expect([status, String(stderr).match(/\[(?:warn|error|emerg)\].*/g)]).toEqual([0, null]);
    server = spawn(NGINX!, ['-c', path.join(dir, 'nginx.conf')]);
    for (let tries = 0; tries < 50; tries += 1) {
      if (await get('/').catch(() => undefined)) {
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('nginx does not answer.');
  });
  afterAll(() => {
    server.kill();
  });

  interface Answer {
    readonly status: number;
    readonly headers: IncomingHttpHeaders;
    readonly text: string;
  }
  /** Its certificate is one of its own; addresses go out as they are written, '/%ff' too. */
  const get = (address: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const options = {port: PORT, path: address, headers, rejectUnauthorized: false};
      https
        .get(options, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString('latin1'),
            }),
          );
        })
        .on('error', reject);
    });

  it.each([
    '/getting-started/requirements',
    '/getting-started/requirements/',
    '/getting-started/requirements.html',
    '/getting-started/requirements/index.html',
    '/ja',
    '/ja/',
    '/1.0/',
  ])('answers %s without a redirect', async (address) => {
    expect((await get(address)).status).toBe(200);
  });

  it.each(oddAddresses)('leads %s to %s', async (address, to) => {
    const {status, headers} = await get(address);
    expect([status, headers.location ?? '']).toEqual([to ? 301 : 404, to]);
    if (to) {
      expect((await get(to)).status).toBe(200);
    }
  });

  it('speaks HTTP/2, and leads from http to https', async () => {
    const session = http2.connect(`https://localhost:${PORT}`, {rejectUnauthorized: false});
    const stream = session.request({':path': '/'});
    const status = await new Promise((resolve) =>
      stream.on('response', (headers) => resolve(headers[':status'])),
    );
    session.close();
    expect(status).toBe(200);
    const plain = await fetch(`http://localhost:${PORT + 1}/glossary?a=b`, {redirect: 'manual'});
    expect([plain.status, plain.headers.get('location')]).toEqual([
      308,
      'https://localhost/glossary?a=b',
    ]);
  });

  it('sends the compressed files of the build as they are', async () => {
    const script = fs
      .readdirSync(path.join(build, 'assets/js'))
      .find((file) => /^main\..*\.js$/.test(file))!;
    const encodings = ['gzip', ...(BROTLI ? ['br'] : [])];
    for (const encoding of encodings) {
      for (const address of [
        `/assets/js/${script}`,
        '/glossary',
        '/changes.xml',
        '/data/index.json',
      ]) {
        const {headers, text} = await get(address, {'accept-encoding': encoding});
        expect([address, headers['content-encoding']]).toEqual([address, encoding]);
        expect(headers.vary).toMatch(/accept-encoding/i);
        expect(text.length).toBeGreaterThan(100);
      }
    }
    expect((await get('/glossary')).headers['content-encoding']).toBeUndefined();
  });

  it('answers an unknown address with the not-found page of its language', async () => {
    const english = await get('/no-such-page');
    const japanese = await get('/ja/no-such-page/');
    expect([english.status, japanese.status]).toEqual([404, 404]);
    expect(english.text).toMatch(/lang="?en/);
    expect(japanese.text).toMatch(/lang="?ja/);
  });

  it.each(['/', '/no-such-page'])('sends the security headers with %s', async (address) => {
    const {headers} = await get(address);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
    expect(headers['permissions-policy']).toBeTruthy();
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.server).toBe('nginx');
  });

  it.each([
    ['/ja/changes.xml', 'application/atom+xml; charset=utf-8'],
    ['/changes.json', 'application/feed+json; charset=utf-8'],
    ['/builds.xml', 'application/atom+xml; charset=utf-8'],
    ['/ja/builds.json', 'application/feed+json; charset=utf-8'],
  ])('serves %s as a feed that other sites may read', async (address, type) => {
    const {headers, status} = await get(address);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['/ja/getting-started/requirements.md', '/ja/getting-started/requirements/index.md'])(
    'serves %s as Markdown in UTF-8 that names its page as the one to list',
    async (address) => {
      const {headers} = await get(address);
      expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
      expect(headers.link).toMatch(
        /^<https:\/\/[^/]+\/ja\/getting-started\/requirements\/?>; rel="canonical"$/,
      );
    },
  );

  it.each(['/', '/glossary', '/1.0', '/ja', '/ja/', '/ja/1.0/glossary/'])(
    'serves the Markdown file at %s to who asks for Markdown, and HTML to browsers',
    async (address) => {
      const types = ['text/markdown', 'text/markdown, text/html;q=0.5', 'text/markdown, */*'];
      for (const accept of types) {
        const {headers, status, text} = await get(address, {accept});
        expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
        expect(headers.vary).toMatch(/accept\b(?!-)/i);
        expect(headers.link).toContain('rel="canonical"');
        expect(text).toMatch(/^# /m);
        expect(text).not.toMatch(/<html/);
      }
      const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';
      for (const headers of [{}, {accept: '*/*'}, {accept: browser}]) {
        const html = await get(address, headers);
        expect(html.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(html.headers.vary).toMatch(/accept\b(?!-)/i);
      }
    },
  );

  it('compresses a Markdown file in place of a page, and says what its answer varies by', async () => {
    const both = {accept: 'text/markdown', 'accept-encoding': 'gzip'};
    const {headers} = await get('/glossary', both);
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(headers.vary).toMatch(/accept\b(?!-)/i);
    expect(headers.vary).toMatch(/accept-encoding/i);
  });

  it.each([
    ['/search', 200, 'text/html; charset=utf-8'],
    ['/glossary.html', 200, 'text/html; charset=utf-8'],
    ['/glossary.md', 200, 'text/markdown; charset=utf-8'],
    ['/data/index.json', 200, 'application/json; charset=utf-8'],
    ['/changes.xml', 200, 'application/atom+xml; charset=utf-8'],
    ['/no-such-page', 404, 'text/html; charset=utf-8'],
  ])('gives who asks for Markdown what there is at %s', async (address, status, type) => {
    const answer = await get(address, {accept: 'text/markdown'});
    expect([answer.status, answer.headers['content-type']]).toEqual([status, type]);
  });

  it('lets tools of other sites read the facts, and nothing else', async () => {
    const facts = await get('/data/index.json');
    expect(facts.headers['access-control-allow-origin']).toBe('*');
    expect((await get('/')).headers['access-control-allow-origin']).toBeUndefined();
    expect((await get('/_headers')).status).toBe(404);
    expect((await get('/site.webmanifest')).headers['content-type']).toContain('manifest+json');
  });

  it('lets browsers keep files whose name carries a hash', async () => {
    const script = fs.readdirSync(path.join(build, 'assets/js'))[0]!;
    expect((await get(`/assets/js/${script}`)).headers['cache-control']).toContain('immutable');
  });
});
