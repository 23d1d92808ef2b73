import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import {leadsTo} from '../../src/core/address/leadsTo';
import {localePath, locales} from '../../src/data/locales';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ini': 'text/plain; charset=utf-8',
  '.yaml': 'text/yaml; charset=utf-8',
};

interface StaticServerOptions {
  readonly dir: string;
  readonly baseUrl: string;
  readonly port: number;
}

/** Returns the file that answers a path, or undefined. */
export function resolveFile(dir: string, pathname: string): string | undefined {
  let plain: string;
  try {
    plain = decodeURIComponent(pathname);
  } catch {
    // A path such as '/%ff' isn't a valid encoding, so no file answers it.
    return undefined;
  }
  const target = path.join(dir, path.normalize(plain));
  if (!target.startsWith(path.resolve(dir))) {
    return undefined;
  }
  const bare = target.replace(/[\\/]$/, '');
  const candidates = [target, `${bare}.html`, path.join(bare, 'index.html')];
  const file = candidates.find(
    (candidate) => fs.existsSync(candidate) && fs.statSync(candidate).isFile(),
  );
  return file && /[\\/](?:_headers|_redirects(?:\.nginx)?|404\.html)$/.test(file)
    ? undefined
    : file;
}

/** Serves a built site as a static host does. Rejects when the port is taken. */
export function startStaticServer(options: StaticServerOptions): Promise<http.Server> {
  const dir = path.resolve(options.dir);
  const cache = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    let pathname: string;
    let search: string;
    try {
      // A path that begins with '//' would name a host, so the URL gets an origin.
      ({pathname, search} = new URL(`http://localhost${request.url ?? '/'}`));
    } catch {
      response.writeHead(400).end('Bad request');
      return;
    }
    if (!`${pathname}/`.startsWith(options.baseUrl)) {
      response
        .writeHead(404, {'content-type': TYPES['.txt']})
        .end(`The site is at ${options.baseUrl}`);
      return;
    }
    const local = `/${pathname.slice(options.baseUrl.length)}`;
    const found = resolveFile(dir, local);
    const list = path.join(dir, 'redirects.json');
    const to =
      found || !fs.existsSync(list)
        ? undefined
        : leadsTo(JSON.parse(fs.readFileSync(list, 'utf8')), local.slice(1));
    if (to !== undefined) {
      response.writeHead(302, {location: `${options.baseUrl}${to}${search}`}).end();
      return;
    }
    const language = locales.find(
      (locale) => localePath(locale) !== '' && local.startsWith(`/${localePath(locale)}`),
    );
    const notFound = [language ? `${localePath(language)}404.html` : '404.html', '404.html']
      .map((name) => path.join(dir, name))
      .find((name) => fs.existsSync(name));
    const file = found ?? notFound;
    if (!file) {
      response.writeHead(404).end('Not found');
      return;
    }
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const isText = /text|json|xml|javascript/.test(type);
    const gzip = isText && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const {mtimeMs, size} = fs.statSync(file);
    const etag = `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}${gzip ? '-gz' : ''}"`;
    const headers: http.OutgoingHttpHeaders = {
      'content-type': type,
      'cache-control': /\/assets\//.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag,
      vary: 'accept-encoding',
      ...(gzip ? {'content-encoding': 'gzip'} : {}),
    };
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end();
      return;
    }
    const key = `${file}${etag}`;
    let body = cache.get(key);
    if (!body) {
      const raw = fs.readFileSync(file);
      body = gzip ? zlib.gzipSync(raw) : raw;
      cache.set(key, body);
    }
    response.writeHead(found ? 200 : 404, {...headers, 'content-length': body.length});
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, () => resolve(server));
  });
}
