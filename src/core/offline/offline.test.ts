import {createHash} from 'node:crypto';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {
  bytesOf,
  copiesOf,
  find,
  listPath,
  removeCopies,
  storedPath,
  type OfflineList,
} from './copies';
import {keep, KeepError, type KeepOptions} from './keep';

/** The caches of a browser, in the order in which they were made. */
class FakeCaches {
  private readonly all = new Map<string, Map<string, Response>>();
  /** After this many puts the device is full. */
  public room = Infinity;

  public open(name: string): Promise<Cache> {
    const entries = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, entries);
    const cache = {
      match: (url: string) => Promise.resolve(entries.get(url)?.clone()),
      put: (url: string, response: Response) => {
        this.room -= 1;
        return this.room < 0
          ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
          : Promise.resolve(entries.set(url, response));
      },
    };
    return Promise.resolve(cache as unknown as Cache);
  }

  public match(url: string, {cacheName}: MultiCacheQueryOptions = {}) {
    const caches = cacheName ? [this.all.get(cacheName)] : [...this.all.values()];
    const found = caches.find((entries) => entries?.has(url));
    return Promise.resolve(found?.get(url)?.clone());
  }

  public keys = () => Promise.resolve([...this.all.keys()]);
  public delete = (name: string) => Promise.resolve(this.all.delete(name));
}

const base = '/guide/';
let caches: FakeCaches;
let asked: string[];
/** What the site answers, by path; a function may fail. */
let site: Record<string, string | (() => Response)>;
/** Scopes of the workers on the device. */
let workers: string[];

beforeEach(() => {
  caches = new FakeCaches();
  asked = [];
  site = {'': 'home', page: 'one', 'assets/js/a.12345678.js': 'script'};
  workers = [base];
  const unregister = () => Promise.resolve(workers.splice(workers.indexOf(base), 1));
  const getRegistration = (scope: string) =>
    Promise.resolve({
      scope: `https://example.org${workers.includes(scope) ? scope : '/'}`,
      unregister,
    });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('navigator', {serviceWorker: {getRegistration}});
});
afterEach(() => vi.unstubAllGlobals());

const answer = (url: string): Promise<Response> => {
  const path = url.slice(base.length);
  asked.push(path);
  const content = site[path];
  if (typeof content === 'function') {
    return new Promise((resolve) => resolve(content()));
  }
  return Promise.resolve(new Response(content, {status: content === undefined ? 404 : 200}));
};

/** Keeps a build; what of it is asked for is in `asked`, but for its list. */
async function keepBuild(list: OfflineList, options: KeepOptions = {}, edition = '0.6.8-en') {
  site[listPath(edition)] = JSON.stringify(list);
  try {
    expect(await keep(base, edition, options)).toBe(list.build);
  } finally {
    delete site[listPath(edition)];
    asked = asked.filter((path) => path !== listPath(edition));
  }
}

function listOf(build: string): OfflineList {
  const files = Object.entries(site).map(([path, content]) => {
    const text = typeof content === 'string' ? content : '';
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    return [path, text.length, hash] as const;
  });
  return {build, files};
}

const textAt = async (path: string, build = 'b2'): Promise<string | undefined> =>
  (await find(base, `${base}${path}`, build))?.response.text();

it.each([
  ['/guide', ''],
  ['/guide//page//', 'page'],
  ['/guide/page/index.html', 'page'],
  ['/guide/data/0.6.8/settings.json', 'data/0.6.8/settings.json'],
  ['/guide/a/index.md', 'a.md'],
  ['/guide/ja/index.md', 'ja/index.md'],
  ['/guide/index.md', 'index.md'],
  ['/guidebook', undefined],
])('the name under which an address is stored of %s is %s', (pathname, path) => {
  expect(storedPath(pathname, base)).toBe(path);
});

it('keep: stores every file, says how far it is, and is asked past the cache', async () => {
  const list = listOf('b1');
  const steps: number[] = [];
  await keepBuild(list, {onProgress: (done) => steps.push(done)});
  expect(steps).toHaveLength(list.files.length);
  expect(steps.at(-1)).toBe(bytesOf(list));
  expect(await textAt('page/')).toBe('one');
  const [copy] = await copiesOf(base);
  expect(copy).toMatchObject({build: 'b1', edition: '0.6.8-en'});
  // When it was the one of the site.
  const date = Date.parse(copy!.list!.headers.get('date')!);
  expect(Math.abs(date - Date.now())).toBeLessThan(10_000);
});

it.each([
  ['a page', () => new Response('<!doctype html>')],
  ['an error', () => new Response('', {status: 503})],
])(
  'keep: says that the host is wrong when it answers with %s, and touches no copy',
  async (_, reply) => {
    await keepBuild(listOf('b1'));
    site[listPath('0.6.8-en')] = reply;
    await expect(keep(base, '0.6.8-en')).rejects.toMatchObject({problem: 'host'});
    expect(await textAt('page')).toBe('one');
  },
);

it('keep: does not wait for a host that is silent', async () => {
  vi.useFakeTimers();
  const silent = (_: string, {signal}: RequestInit) =>
    new Promise((_resolve, reject) => {
      signal!.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  vi.stubGlobal('fetch', silent);
  const outcome = expect(keep(base, '0.6.8-en')).rejects.toMatchObject({problem: 'network'});
  await vi.advanceTimersByTimeAsync(12_000);
  await outcome;
  vi.useRealTimers();
});

it.each([
  ['missing', () => new Response('', {status: 404})],
  ['another one', () => new Response('<p>Log in to the hotel</p>')],
] as const)('keep: keeps nothing when a file is %s, and names it', async (_, reply) => {
  const list = listOf('b1');
  site.page = reply;
  const error = await keepBuild(list).catch((each: unknown) => each);
  expect(error).toBeInstanceOf(KeepError);
  expect(error).toMatchObject({problem: 'missing', message: '/guide/page'});
  expect(await caches.keys()).toEqual([]);
});

it('keep: keeps nothing when the device is full', async () => {
  caches.room = 2;
  await expect(keepBuild(listOf('b1'))).rejects.toMatchObject({problem: 'full'});
  expect(await caches.keys()).toEqual([]);
});

it('keep: goes on where a lost connection stopped it; until then it answers nothing', async () => {
  const list = listOf('b1');
  site['assets/js/a.12345678.js'] = () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(keepBuild(list)).rejects.toMatchObject({problem: 'network'});
  expect(await textAt('page')).toBeUndefined();
  expect(await copiesOf(base)).toMatchObject([{build: 'b1', list: undefined}]);

  site['assets/js/a.12345678.js'] = 'script';
  asked = [];
  await keepBuild(list);
  expect(asked).toEqual(['assets/js/a.12345678.js']);
  expect(await textAt('page')).toBe('one');
});

it('keep: fetches only what another build changed, and answers each build by itself', async () => {
  await keepBuild(listOf('b1'));
  site.page = 'two';
  asked = [];
  await keepBuild(listOf('b2'));
  expect(asked).toEqual(['page']);
  expect(await textAt('page', 'b1')).toBe('one');
  expect(await textAt('page', 'b2')).toBe('two');
  // Of an edition that a build lacks, another answers.
  expect(await textAt('page', 'b3')).toBe('two');
});

it('removes one edition, and with the last one the worker, but not of another project', async () => {
  workers.push('/');
  await keepBuild(listOf('b1'));
  await keepBuild(listOf('b1'), {}, '0.5.0-ja');
  await caches.open('of another project');
  await removeCopies(base, '0.6.8-en');
  expect(await copiesOf(base)).toMatchObject([{edition: '0.5.0-ja'}]);
  expect(workers).toEqual([base, '/']);
  await removeCopies(base, '0.5.0-ja');
  expect(await caches.keys()).toEqual(['of another project']);
  expect(workers).toEqual(['/']);
  await removeCopies(base);
  expect(workers).toEqual(['/']);
});
