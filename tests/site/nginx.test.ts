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

  const script = fs
    .readdirSync(path.join(build, 'assets/js'))
    .find((file) => /^main\..*\.js$/.test(file))!;
  const html = 'text/html; charset=utf-8';
  const markdown = 'text/markdown; charset=utf-8';
  const [atom, jsonFeed] = ['atom+xml', 'feed+json'].map((t) => `application/${t}; charset=utf-8`);
  const wantsMarkdown = {accept: 'text/markdown'};
  const forOthers = {'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff'};
  const canonical = /^<https:\/\/[^/]+\/ja\/getting-started\/requirements\/?>; rel="canonical"$/;
  const secured = {
    'content-security-policy': /frame-ancestors 'none'/,
    'strict-transport-security': /max-age=\d{8}/,
    'x-content-type-options': 'nosniff',
    'referrer-policy': /./,
    'permissions-policy': /./,
    'cache-control': 'no-cache',
    server: 'nginx',
  };

  /** What nginx answers: the status, and headers; without one when it must not be sent. */
  it.each<
    [
      address: string,
      status: number,
      headers: Readonly<Record<string, string | RegExp | undefined>>,
      asked?: Readonly<Record<string, string>>,
    ]
  >([
    ['/getting-started/requirements', 200, {'content-encoding': undefined}],
    ['/getting-started/requirements/', 200, {}],
    ['/getting-started/requirements.html', 200, {}],
    ['/getting-started/requirements/index.html', 200, {}],
    ['/ja', 200, {}],
    ['/ja/', 200, {}],
    ['/1.0/', 200, {}],
    ['/', 200, {...secured, 'access-control-allow-origin': undefined}],
    ['/no-such-page', 404, secured],
    ['/_headers', 404, {}],
    ['/site.webmanifest', 200, {'content-type': /manifest\+json/}],
    [`/assets/js/${script}`, 200, {'cache-control': /immutable/}],
    // Tools of other sites may read the facts and the feeds.
    ['/data/index.json', 200, {'access-control-allow-origin': '*'}],
    ['/changes.json', 200, {...forOthers, 'content-type': jsonFeed}],
    ['/ja/changes.xml', 200, {...forOthers, 'content-type': atom}],
    ['/builds.xml', 200, {...forOthers, 'content-type': atom}],
    ['/ja/builds.json', 200, {...forOthers, 'content-type': jsonFeed}],
    // Markdown in UTF-8 names its page as the one to list.
    ['/ja/getting-started/requirements.md', 200, {'content-type': markdown, link: canonical}],
    ['/ja/getting-started/requirements/index.md', 200, {'content-type': markdown, link: canonical}],
    // Who asks for Markdown gets what there is.
    ['/search', 200, {'content-type': html}, wantsMarkdown],
    ['/glossary.html', 200, {'content-type': html}, wantsMarkdown],
    ['/glossary.md', 200, {'content-type': markdown}, wantsMarkdown],
    ['/data/index.json', 200, {'content-type': /^application\/json/}, wantsMarkdown],
    ['/changes.xml', 200, {'content-type': atom}, wantsMarkdown],
    ['/no-such-page', 404, {'content-type': html}, wantsMarkdown],
    [
      '/glossary',
      200,
      {
        'content-encoding': 'gzip',
        'content-type': markdown,
        vary: /(?=.*accept\b(?!-))(?=.*accept-encoding)/i,
      },
      {...wantsMarkdown, 'accept-encoding': 'gzip'},
    ],
  ])('answers %s with %d and %j to %j', async (address, status, headers, asked = {}) => {
    const answer = await get(address, asked);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(headers)) {
      expect(answer.headers[name], name).toEqual(
        value instanceof RegExp ? expect.stringMatching(value) : value,
      );
    }
  });

  it.each([
    ['/no-such-page', /lang="?en/],
    ['/ja/no-such-page/', /lang="?ja/],
  ])('answers the unknown address %s in its language', async (address, language) => {
    expect(await get(address)).toMatchObject({
      status: 404,
      text: expect.stringMatching(language) as string,
    });
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
  });

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
});
