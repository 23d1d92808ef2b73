import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import {once} from 'node:events';
import http, {type IncomingHttpHeaders} from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {ensureTool} from '../../scripts/lib/ensureTool';
import {compressTexts} from '../../scripts/lib/finish/compress';
import {filesBelow} from '../../src/site/filesBelow';
import {hostileAddresses, oddAddresses} from '../support/hostileAddresses';
import {readYaml, toRegExp} from '../support/readYaml';
import {tempFolder} from '../support/tempFolder';

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
const NAME = 'guide.example';
const PORT = Number(process.env.NGINX_PORT ?? 3987);
const build = path.resolve(process.env.GUIDE_BUILD_DIR ?? 'build');
const script = fs
  .readdirSync(path.join(build, 'assets/js'))
  .find((name) => /^main\..*\.js$/.test(name))!;
/**
 * Only these files are compressed, because all of them would take longer than all other tests of
 * nginx.
 */
const compressed = [
  `assets/js/${script}`,
  ...['index.html', 'glossary/index.html', 'getting-started/requirements/index.html'],
  ...['glossary.md', 'changes.xml', 'data/index.json'],
];

const text = {type: 'string'} as const;
const answers = readYaml('tests/site/nginxAnswers.yaml', {
  elements: {
    properties: {address: text},
    optionalProperties: {
      status: {type: 'uint16'},
      headers: {values: {type: 'string', nullable: true}},
      asked: {values: text},
    },
  },
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** The certificate is self-signed, and addresses like '/%ff' must go out unchanged. */
const get = (address: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = {
      ...{port: PORT, path: address, servername: NAME, rejectUnauthorized: false},
      headers: {host: NAME, ...headers},
    };
    https
      .get(options, (response) => {
        let text = '';
        response.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({status: response.statusCode!, headers: response.headers, text}),
        );
      })
      .on('error', reject);
  });

describe.skipIf(!NGINX)('deploy/nginx.conf', () => {
  const {folder: dir, put} = tempFolder({}, afterAll);
  let server: ChildProcess;
  afterAll(() => void server.kill());

  beforeAll(async () => {
    // nginx's worker runs as another account, which has to read the folder.
    fs.chmodSync(dir, 0o755);
    execFileSync('cp', ['-al', build, `${dir}/site`]);
    for (const page of filesBelow(`${dir}/site`).filter((name) => name.endsWith('/index.html'))) {
      fs.rmSync(`${dir}/site/${path.dirname(page)}.html`, {force: true});
    }
    compressTexts(`${dir}/site`, compressed);
    const subject = ['-subj', '/CN=guide.example', '-keyout', 'key.pem', '-out', 'cert.pem'];
    const key = ['req', '-x509', '-nodes', '-newkey', 'rsa:2048', '-days', '2', ...subject];
    execFileSync('openssl', key, {cwd: dir, stdio: 'ignore'});
    const sample = fs
      .readFileSync('deploy/nginx.conf', 'utf8')
      .replace(/^ *listen \[::\].*\n/gm, '')
      .replaceAll('listen 80', `listen ${PORT + 1}`)
      .replaceAll('listen 443', `listen ${PORT}`)
      .replace('/etc/letsencrypt/live/guide.example/fullchain.pem', `${dir}/cert.pem`)
      .replace('/etc/letsencrypt/live/guide.example/privkey.pem', `${dir}/key.pem`)
      .replace(/^ *brotli_static on;\n/m, (line) => (BROTLI ? line : ''))
      .replaceAll('/var/www/guide', `${dir}/site`);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const config = `${BROTLI ? `load_module ${BROTLI};` : ''} daemon off; pid ${dir}/pid; error_log ${dir}/error.log; events {}
      http { access_log off; ${places.map((name) => `${name}_temp_path ${dir}/${name};`).join(' ')} ${sample} }`;
    const file = put('nginx.conf', config);
    const {status, stderr} = spawnSync(NGINX!, ['-t', '-c', file]);
    expect([status, String(stderr).match(/\[(?:warn|error|emerg)\].*/g)]).toEqual([0, null]);
    server = spawn(NGINX!, ['-c', file]);
    await vi.waitFor(() => get('/'), {timeout: 5000, interval: 100});
  });

  const [html, markdown] = ['text/html; charset=utf-8', 'text/markdown; charset=utf-8'];

  it.each(answers)('answers $address, asked for with $asked', async (wanted) => {
    const answer = await get(wanted.address.replace('$script', script), wanted.asked);
    expect(answer.status).toBe(wanted.status ?? 200);
    expect(answer.text).not.toBe('');
    for (const [name, value] of Object.entries(wanted.headers ?? {})) {
      const pattern: unknown = value?.startsWith('/')
        ? expect.stringMatching(toRegExp(value))
        : value;
      expect(answer.headers[name], name).toEqual(pattern ?? undefined);
    }
  });

  it.each(['gzip', ...(BROTLI ? ['br'] : [])])(
    'has the %s files of the build',
    async (encoding) => {
      const assets = `/assets/js/${script}`;
      for (const address of [assets, '/glossary', '/changes.xml', '/data/index.json']) {
        const {status, headers} = await get(address, {'accept-encoding': encoding});
        expect([status, headers['content-encoding']], address).toEqual([200, encoding]);
        expect(headers.vary, address).toMatch(/accept-encoding/i);
      }
    },
  );

  it('answers an unknown address in its language', async () => {
    expect((await get('/no-such-page')).text).toMatch(/lang="?en/);
    expect((await get('/ja/no-such-page/')).text).toMatch(/lang="?ja/);
  });

  it.each(oddAddresses)('leads %s to %s', async (address, to) => {
    const {status, headers} = await get(`${address}?a=b`);
    expect([status, headers.location ?? '']).toEqual(to ? [302, `${to}?a=b`] : [404, '']);
    if (to) {
      expect((await get(to)).status).toBe(200);
    }
  });

  it.each(hostileAddresses)('leads no reader of %s to another site', async (address) => {
    const {status, headers} = await get(address);
    const {location = '/'} = headers;
    expect([200, 302, 400, 404]).toContain(status);
    expect(new URL(location, `https://${NAME}`).origin, location).toBe(`https://${NAME}`);
    expect(location).toMatch(/^\/(?![\\/])/);
  });

  it('answers to its own name alone', async () => {
    await expect(get('/', {host: 'evil.example'})).rejects.toThrow();
    await expect(fetch(`http://localhost:${PORT + 1}/`)).rejects.toThrow();
  });

  it('speaks HTTP/2, and leads from http to https', async () => {
    const session = http2.connect(`https://localhost:${PORT}`, {
      servername: NAME,
      rejectUnauthorized: false,
    });
    const stream = session.request({':path': '/', ':authority': NAME});
    const status = await new Promise((resolve) =>
      stream.on('response', (headers) => resolve(headers[':status'])),
    );
    session.close();
    expect(status).toBe(200);
    const to = {port: PORT + 1, path: '/glossary?a=b', headers: {host: NAME}};
    const [plain] = (await once(http.get(to), 'response')) as [http.IncomingMessage];
    plain.resume();
    expect([plain.statusCode, plain.headers.location]).toEqual([
      308,
      `https://${NAME}/glossary?a=b`,
    ]);
  });

  it.each(['/', '/glossary', '/1.0', '/ja', '/ja/', '/ja/1.0/glossary/'])(
    'serves the Markdown file at %s to who asks for Markdown, and HTML to browsers',
    async (address) => {
      for (const [type, accept] of [
        [markdown, 'text/markdown'],
        [markdown, 'text/markdown, text/html;q=0.5'],
        [markdown, 'text/markdown, */*'],
        [markdown, 'text/markdown;q=0.1'],
        [html, undefined],
        [html, '*/*'],
        [html, 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'],
        [html, 'text/markdown;q=0, */*'],
        [html, 'text/markdown; charset=utf-8; q=0.0'],
      ] as const) {
        const {headers, text} = await get(address, accept === undefined ? {} : {accept});
        expect(headers['content-type'], accept).toBe(type);
        expect(headers.vary, accept).toMatch(/accept\b(?!-)/i);
        if (type === markdown) {
          expect(headers.link, accept).toContain('rel="canonical"');
          expect(text, accept).toMatch(/^(?![^]*<html)[^]*^# /m);
        }
      }
    },
  );
});
