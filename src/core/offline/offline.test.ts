import {createHash} from 'node:crypto';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {isHashed, storedPaths} from './address';
import {listPath, type OfflineList} from './edition';
import {keep, KeepError, type KeepOptions} from './keep';
import {cachesOf, copiesOf, find, removeCopies, type Store} from './store';

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
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({url}))),
      put: (url: string, response: Response) => {
        this.room -= 1;
        if (this.room < 0) {
          return Promise.reject(new DOMException('full', 'QuotaExceededError'));
        }
        entries.set(url, response);
        return Promise.resolve();
      },
    };
    return Promise.resolve(cache as unknown as Cache);
  }

  public keys(): Promise<string[]> {
    return Promise.resolve([...this.all.keys()]);
  }

  public delete(name: string): Promise<boolean> {
    return Promise.resolve(this.all.delete(name));
  }
}

const base = '/guide/';
const origin = 'https://example.org';
let caches: FakeCaches;
let store: Store;
let asked: string[];
/** What the site answers, by path; a function may fail. */
let site: Record<string, string | (() => Response)>;

beforeEach(() => {
  caches = new FakeCaches();
  store = {caches: caches as unknown as CacheStorage, origin, base};
  asked = [];
  site = {'': 'home', page: 'one', 'assets/js/a.12345678.js': 'script'};
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

const answer = ((url: string): Promise<Response> => {
  const path = url.slice(origin.length + base.length);
  asked.push(path);
  const content = site[path];
  if (typeof content === 'function') {
    return new Promise((resolve) => resolve(content()));
  }
  return Promise.resolve(
    content === undefined ? new Response('', {status: 404}) : new Response(content),
  );
}) as unknown as typeof fetch;

/** Keeps a build; what of it is asked for is in `asked`, but for its list. */
async function keepBuild(list: OfflineList, options: KeepOptions = {}): Promise<void> {
  site[listPath(list.edition)] = JSON.stringify(list);
  try {
    await keep(store, list.edition, options);
  } finally {
    delete site[listPath(list.edition)];
    asked = asked.filter((path) => path !== listPath(list.edition));
  }
}

function listOf(build: string, edition = '0.6.8-en'): OfflineList {
  const files = Object.entries(site).map(([path, content]) => {
    const text = typeof content === 'string' ? content : '';
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    return [path, text.length, hash] as const;
  });
  return {edition, build, files, bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0)};
}

const textAt = async (path: string, build = 'b2'): Promise<string | undefined> =>
  (await find(store, `${base}${path}`, build))?.response.text();

describe('the name under which an address is stored', () => {
  it.each([
    ['/guide/', ''],
    ['/guide', ''],
    ['/guide/index.html', ''],
    ['/guide/page', 'page'],
    ['/guide/page/', 'page'],
    ['/guide//page//', 'page'],
    ['/guide/page.html', 'page'],
    ['/guide/page/index.html', 'page'],
    ['/guide/ja/', 'ja'],
    ['/guide/0.5.0/', '0.5.0'],
    ['/guide/data/0.6.8/settings.json', 'data/0.6.8/settings.json'],
  ])('of %s is %s', (pathname, path) => {
    expect(storedPaths(pathname, base)[0]).toBe(path);
  });

  it('has two forms for a Markdown file, and none outside the site', () => {
    expect(storedPaths('/guide/a/index.md', base)).toEqual(['a/index.md', 'a.md']);
    expect(storedPaths('/other/page', base)).toEqual([]);
    expect(storedPaths('/guidebook', base)).toEqual([]);
  });

  it('tells files that are the same in every build', () => {
    expect(isHashed('ja/assets/js/main.0a1b2c3d.js')).toBe(true);
    expect(isHashed('search-index.json')).toBe(false);
    expect(isHashed('assets/files.json')).toBe(false);
  });
});

describe('keep', () => {
  it('stores every file, says how far it is, and is asked past the cache', async () => {
    const list = listOf('b1');
    const steps: number[] = [];
    await keepBuild(list, {onProgress: (done) => steps.push(done)});
    expect(steps).toHaveLength(list.files.length);
    expect(steps.at(-1)).toBe(list.bytes);
    expect(await textAt('page/')).toBe('one');
    expect((await copiesOf(store))[0]?.list?.build).toBe('b1');
  });

  it('remembers when it was the one of the site', async () => {
    const before = Date.now();
    await keepBuild(listOf('b1'));
    expect((await copiesOf(store))[0]?.checked).toBeGreaterThanOrEqual(before);
  });

  it.each([
    ['a page', () => new Response('<!doctype html>')],
    ['an error', () => new Response('', {status: 503})],
  ])(
    'says that the host is wrong when it answers with %s, and touches no copy',
    async (_, reply) => {
      await keepBuild(listOf('b1'));
      site[listPath('0.6.8-en')] = reply;
      await expect(keep(store, '0.6.8-en')).rejects.toMatchObject({problem: 'host'});
      expect(await textAt('page')).toBe('one');
    },
  );

  it('does not wait for a host that is silent', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const outcome = expect(keep(store, '0.6.8-en')).rejects.toMatchObject({problem: 'network'});
    await vi.advanceTimersByTimeAsync(12_000);
    await outcome;
    vi.useRealTimers();
  });

  it.each([
    ['missing', 'page', () => new Response('', {status: 404})],
    ['different', 'page', () => new Response('<p>Log in to the hotel</p>')],
  ] as const)('keeps nothing when a file is %s, and names it', async (problem, path, reply) => {
    const list = listOf('b1');
    site[path] = reply;
    const error = await keepBuild(list).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(KeepError);
    expect(error).toMatchObject({problem, detail: expect.stringContaining(path) as string});
    expect(await caches.keys()).toEqual([]);
  });

  it('keeps nothing when the device is full', async () => {
    caches.room = 2;
    await expect(keepBuild(listOf('b1'))).rejects.toMatchObject({
      problem: 'full',
    });
    expect(await caches.keys()).toEqual([]);
  });

  it('goes on where a lost connection stopped it; until then it answers nothing', async () => {
    const list = listOf('b1');
    site['assets/js/a.12345678.js'] = () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(keepBuild(list)).rejects.toMatchObject({problem: 'network'});
    expect(await textAt('page')).toBeUndefined();
    expect(await copiesOf(store)).toEqual([]);
    expect(await cachesOf(store)).toHaveLength(1);

    site['assets/js/a.12345678.js'] = 'script';
    asked = [];
    await keepBuild(list);
    expect(asked).toEqual(['assets/js/a.12345678.js']);
    expect(await textAt('page')).toBe('one');
  });

  it('fetches only what another build changed, and answers each build by itself', async () => {
    await keepBuild(listOf('b1'));
    site.page = 'two';
    asked = [];
    await keepBuild(listOf('b2'));
    expect(asked).toEqual(['page']);
    expect(await textAt('page')).toBe('two');
    expect(await textAt('page', 'b1')).toBe('one');
    expect(await textAt('page', 'b2')).toBe('two');
    // Of an edition that a build lacks, another answers.
    expect(await textAt('page', 'b3')).toBe('two');
  });
});

describe('removeCopies', () => {
  it('removes one edition, and everything with the last', async () => {
    await keepBuild(listOf('b1'));
    await keepBuild(listOf('b1', '0.5.0-ja'));
    await caches.open('of another project');
    expect(await removeCopies(store, '0.6.8-en')).toBe(1);
    expect(await removeCopies(store, '0.5.0-ja')).toBe(0);
    expect(await caches.keys()).toEqual(['of another project']);
  });
});
