import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer, text} from 'node:stream/consumers';
import {forward} from '../support/forward';
import {startStaticServer} from '../../scripts/lib/staticServer';

export interface Host {
  readonly origin: string;
  readonly messages: string[];
  readonly saved: Map<string, Buffer>;
  cut: RegExp | undefined;
  readonly close: () => void;
}

export interface HostOptions {
  readonly blocksStorage?: boolean;
  readonly blocksScripts?: boolean;
}

/** Not every driver reports messages and downloads, so the page records them. */
const RECORDER = `
  // Pages aren't fetched ahead, because requests of a page that the reader leaves would count as failed.
  Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}, configurable: true});
  // A browser stops what it loads for a page that a reader leaves.
  let isLeaving = false;
  addEventListener('beforeunload', () => { isLeaving = true; });
  const say = (text) => isLeaving || navigator.sendBeacon('/-/said', String(text));
  addEventListener('error', ({target, message}) =>
    say(target === window ? message : 'failed: ' + (target.src ?? target.href)), true);
  addEventListener('unhandledrejection', ({reason}) => say(reason));
  for (const kind of ['error', 'warn']) {
    const own = console[kind];
    console[kind] = (...all) => { say(all.join(' ')); own.apply(console, all); };
  }
  const blobs = new Map();
  const toUrl = URL.createObjectURL;
  URL.createObjectURL = (blob) => { const url = toUrl.call(URL, blob); blobs.set(url, blob); return url; };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    if (!this.download) return click.call(this);
    const name = encodeURIComponent(this.download);
    fetch('/-/saved?' + name, {method: 'POST', body: blobs.get(this.href)});
  };`;
const BLOCKED_STORAGE = `
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {get() { throw new DOMException('Blocked', 'SecurityError'); }});
  }`;

export async function startHost(options: HostOptions = {}): Promise<Host> {
  const site = await startStaticServer({
    dir: process.env.GUIDE_BUILD_DIR ?? 'build',
    baseUrl: '/',
    port: 0,
  });
  const behind = `http://localhost:${(site.address() as AddressInfo).port}`;
  const first = `<script>{${RECORDER}${options.blocksStorage ? BLOCKED_STORAGE : ''}}</script>`;

  const server = http.createServer((request, response) => {
    const at = request.url!;
    const answer = async (): Promise<void> => {
      if (at === '/-/said') {
        host.messages.push(await text(request));
        response.writeHead(204).end();
      } else if (at.startsWith('/-/saved?')) {
        host.saved.set(decodeURIComponent(at.slice('/-/saved?'.length)), await buffer(request));
        response.writeHead(204).end();
      } else {
        const {status, headers, body} = await forward(request, behind);
        const type = headers['content-type'] ?? '';
        if (host.cut?.test(at)) {
          response.writeHead(200, {'content-type': type, 'content-length': body.length});
          response.write(body.subarray(0, body.length / 2), () => response.destroy());
          return;
        }
        const whole = type.startsWith('text/html') ? Buffer.from(change(String(body))) : body;
        response.writeHead(status, {...headers, 'content-length': whole.length}).end(whole);
      }
    };
    answer().catch(() => response.destroy());
  });
  // A browser shows `noscript` only where scripts are off.
  const change = (html: string) =>
    options.blocksScripts
      ? html.replace(/<script\b.*?<\/script>|<\/?noscript\b[^>]*>/gs, '')
      : html.replace(/<head[^>]*>/, (head) => head + first);
  await once(server.listen(0), 'listening');
  const host: Host = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    messages: [],
    saved: new Map(),
    cut: undefined,
    close: () => {
      server.close();
      server.closeAllConnections();
      site.close();
      site.closeAllConnections();
    },
  };
  return host;
}
