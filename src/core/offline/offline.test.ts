import {createHash} from 'node:crypto';
import {beforeEach, describe, expect, it} from 'vitest';
import {isHashed, storedPaths} from './address';
import {cacheName, notesName, readCacheName, type OfflineList} from './edition';
import {keep, KeepError} from './keep';
import {copiesOf, find, removeCopies, type Store} from './store';

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
});

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

function listOf(build: string, edition = '0.6.8-en'): OfflineList {
  const files = Object.entries(site).map(([path, content]) => {
    const text = typeof content === 'string' ? content : '';
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    return [path, text.length, hash] as const;
  });
  return {edition, build, files, bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0)};
}

const textAt = async (path: string, build?: string): Promise<string | undefined> =>
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

describe('the name of a cache', () => {
  it('says what it holds, and belongs to one site of the origin', () => {
    const name = cacheName(base, 'b1', '0.6.8-ja');
    expect(readCacheName(name, base)).toEqual({name, build: 'b1', edition: '0.6.8-ja'});
    expect(readCacheName(name, '/')).toBeUndefined();
    expect(readCacheName(notesName(base), base)).toBeUndefined();
    expect(readCacheName('workbox-precache', base)).toBeUndefined();
  });
});

describe('keep', () => {
  it('stores every file, says how far it is, and is asked past the cache', async () => {
    const list = listOf('b1');
    const steps: number[] = [];
    await keep(store, list, {fetch: answer, onProgress: (done) => steps.push(done)});
    expect(steps).toHaveLength(list.files.length);
    expect(steps.at(-1)).toBe(list.bytes);
    expect(await textAt('page/')).toBe('one');
    expect((await copiesOf(store))[0]?.list?.build).toBe('b1');
  });

  it.each([
    ['missing', 'page', () => new Response('', {status: 404})],
    ['different', 'page', () => new Response('<p>Log in to the hotel</p>')],
  ] as const)('keeps nothing when a file is %s, and names it', async (problem, path, reply) => {
    const list = listOf('b1');
    site[path] = reply;
    const error = await keep(store, list, {fetch: answer}).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(KeepError);
    expect(error).toMatchObject({problem, detail: expect.stringContaining(path) as string});
    expect(await caches.keys()).toEqual([]);
  });

  it('keeps nothing when the device is full', async () => {
    caches.room = 2;
    await expect(keep(store, listOf('b1'), {fetch: answer})).rejects.toMatchObject({
      problem: 'full',
    });
    expect(await caches.keys()).toEqual([]);
  });

  it('goes on where a lost connection stopped it; until then it answers nothing', async () => {
    const list = listOf('b1');
    site['assets/js/a.12345678.js'] = () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(keep(store, list, {fetch: answer})).rejects.toMatchObject({problem: 'network'});
    expect(await textAt('page')).toBeUndefined();
    expect((await copiesOf(store))[0]?.list).toBeUndefined();

    site['assets/js/a.12345678.js'] = 'script';
    asked = [];
    await keep(store, list, {fetch: answer});
    expect(asked).toEqual(['assets/js/a.12345678.js']);
    expect(await textAt('page')).toBe('one');
  });

  it('fetches only what another build changed, and answers each build by itself', async () => {
    await keep(store, listOf('b1'), {fetch: answer});
    site.page = 'two';
    asked = [];
    await keep(store, listOf('b2'), {fetch: answer});
    expect(asked).toEqual(['page']);
    expect(await textAt('page')).toBe('two');
    expect(await textAt('page', 'b1')).toBe('one');
    expect(await textAt('page', 'b2')).toBe('two');
    // A page from the network: nothing but what has its hash in its name.
    expect(await textAt('page', 'none')).toBeUndefined();
    expect(await textAt('assets/js/a.12345678.js', 'none')).toBe('script');
  });
});

describe('removeCopies', () => {
  it('removes one edition, and everything with the last', async () => {
    await keep(store, listOf('b1'), {fetch: answer});
    await keep(store, listOf('b1', '0.5.0-ja'), {fetch: answer});
    await caches.open(notesName(base));
    await caches.open('of another project');
    expect(await removeCopies(store, '0.6.8-en')).toBe(1);
    expect(await removeCopies(store, '0.5.0-ja')).toBe(0);
    expect(await caches.keys()).toEqual(['of another project']);
  });
});
