import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const NGINX = ['/usr/sbin/nginx', '/usr/local/bin/nginx'].find((file) => fs.existsSync(file));
const PORT = Number(process.env.NGINX_PORT ?? 3987);
const build = path.resolve(process.env.GUIDE_BUILD_DIR ?? 'build');

/** The sample for nginx, run by the real nginx. Without it these tests are skipped, and counted so. */
describe.skipIf(!NGINX)('deploy/nginx.conf', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  let server: ChildProcess;
  afterAll(() => fs.rmSync(dir, {recursive: true, force: true}));

  beforeAll(async () => {
    const sample = fs
      .readFileSync('deploy/nginx.conf', 'utf8')
      .replace('listen 8080', `listen ${PORT}`)
      .replaceAll('/var/www/guide', build);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const config = `daemon off; pid ${dir}/pid; error_log ${dir}/error.log; events {}
      http { access_log off; ${places.map((name) => `${name}_temp_path ${dir}/${name};`).join(' ')} ${sample} }`;
    fs.writeFileSync(path.join(dir, 'nginx.conf'), config);
    const {status, stderr} = spawnSync(NGINX!, ['-t', '-c', path.join(dir, 'nginx.conf')]);
    expect(status, String(stderr)).toBe(0);
    server = spawn(NGINX!, ['-c', path.join(dir, 'nginx.conf')]);
    for (let tries = 0; tries < 50; tries += 1) {
      if (
        await get('/').then(
          ({ok}) => ok,
          () => false,
        )
      ) {
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('nginx does not answer.');
  });
  afterAll(() => {
    server.kill();
  });

  const get = (address: string) =>
    fetch(`http://127.0.0.1:${PORT}${address}`, {redirect: 'manual'});

  it.each([
    '/getting-started/requirements',
    '/getting-started/requirements/',
    '/getting-started/requirements.html',
    '/getting-started/requirements/index.html',
    '/ja',
    '/ja/',
    '/0.4.15/',
  ])('answers %s without a redirect', async (address) => {
    expect((await get(address)).status).toBe(200);
  });

  it('answers an unknown address with the not-found page of its language', async () => {
    const english = await get('/no-such-page');
    const japanese = await get('/ja/no-such-page/');
    expect([english.status, japanese.status]).toEqual([404, 404]);
    expect(await english.text()).toMatch(/lang="?en/);
    expect(await japanese.text()).toMatch(/lang="?ja/);
  });

  it.each(['/', '/no-such-page'])('sends the security headers with %s', async (address) => {
    const {headers} = await get(address);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBeTruthy();
    expect(headers.get('permissions-policy')).toBeTruthy();
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['/ja/changes.xml', 'application/atom+xml'],
    ['/changes.json', 'application/feed+json'],
  ])('serves %s as a feed that other sites may read', async (address, type) => {
    const {headers, status} = await get(address);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain(type);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['/ja/getting-started/requirements.md', '/ja/getting-started/requirements/index.md'])(
    'serves %s as Markdown in UTF-8 that names its page as the one to list',
    async (address) => {
      const {headers} = await get(address);
      expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(headers.get('link')).toMatch(
        /^<https:\/\/[^/]+\/ja\/getting-started\/requirements\/?>; rel="canonical"$/,
      );
    },
  );

  it('lets tools of other sites read the facts, and nothing else', async () => {
    const facts = await get('/data/index.json');
    expect(facts.headers.get('access-control-allow-origin')).toBe('*');
    expect((await get('/')).headers.get('access-control-allow-origin')).toBeNull();
    expect((await get('/_headers')).status).toBe(404);
    expect((await get('/site.webmanifest')).headers.get('content-type')).toContain('manifest+json');
  });

  it('lets browsers keep files whose name carries a hash', async () => {
    const script = fs.readdirSync(path.join(build, 'assets/js'))[0]!;
    expect((await get(`/assets/js/${script}`)).headers.get('cache-control')).toContain('immutable');
  });
});
