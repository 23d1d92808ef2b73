/** The copies on the device, as the caches of the browser hold them. */
import {isHashed, storedPaths} from './address';
import {listPath, type OfflineList} from './edition';

/** Where copies are: the caches of the browser, and the site they belong to. */
export interface Store {
  readonly caches: CacheStorage;
  readonly origin: string;
  /** Path of the site, with slashes at both ends. */
  readonly base: string;
}

export interface CacheId {
  readonly name: string;
  readonly build: string;
  readonly edition: string;
}

const PREFIX = 'guide-offline';
/** On a stored list: when the copy was last found to be the one of the site. */
const CHECKED = 'x-guide-checked';

export function addressOf({origin, base}: Store, path: string): string {
  return `${origin}${base}${path}`;
}

/** The cache of one edition of one build. Sites below other paths of the origin have their own. */
export function cacheName(base: string, build: string, edition: string): string {
  return `${PREFIX} ${base} ${build} ${edition}`;
}

/** Every cache of this site, the one begun last first. Some may not be complete. */
export async function cachesOf({caches, base}: Store): Promise<readonly CacheId[]> {
  const ids = (await caches.keys()).flatMap((name) => {
    const [prefix, path, build, edition, ...rest] = name.split(' ');
    return prefix === PREFIX && path === base && build && edition && rest.length === 0
      ? [{name, build, edition}]
      : [];
  });
  return ids.reverse();
}

/** Stores a list, which makes a copy a complete one, and that it is the one of the site today. */
export async function markChecked(store: Store, name: string, list: OfflineList): Promise<void> {
  const headers = {'content-type': 'application/json', [CHECKED]: String(Date.now())};
  const cache = await store.caches.open(name);
  await cache.put(
    addressOf(store, listPath(list.edition)),
    new Response(JSON.stringify(list), {headers}),
  );
}

export interface Copy extends CacheId {
  readonly list: OfflineList;
  /** When it was last found to be the one of the site. Milliseconds. */
  readonly checked: number;
}

/** The complete copies, the newest first. */
export async function copiesOf(store: Store): Promise<readonly Copy[]> {
  const copies = (await cachesOf(store)).map(async (id): Promise<Copy[]> => {
    const cache = await store.caches.open(id.name);
    const stored = await cache.match(addressOf(store, listPath(id.edition)));
    if (!stored) {
      return [];
    }
    const list = (await stored.json()) as OfflineList;
    return [{...id, list, checked: Number(stored.headers.get(CHECKED))}];
  });
  return (await Promise.all(copies)).flat();
}

/**
 * The stored answer for an address: from a complete copy of a build; else, for an edition that this
 * build lacks and for files whose name carries the hash of their content, from another.
 */
export async function find(
  store: Store,
  pathname: string,
  build: string,
): Promise<{readonly response: Response; readonly id: CacheId} | undefined> {
  const paths = storedPaths(pathname, store.base);
  const ids = paths.length > 0 ? await cachesOf(store) : [];
  const own = new Set(ids.filter((id) => id.build === build).map(({edition}) => edition));
  const isFirst = (id: CacheId) => id.build === build;
  for (const id of [...ids].sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)))) {
    const cache = await store.caches.open(id.name);
    if (await cache.match(addressOf(store, listPath(id.edition)))) {
      for (const path of paths) {
        const mayAnswer = isFirst(id) || !own.has(id.edition) || isHashed(path);
        const response = mayAnswer ? await cache.match(addressOf(store, path)) : undefined;
        if (response) {
          return {response, id};
        }
      }
    }
  }
  return undefined;
}

/** Removes the copies of an edition, or of all. Returns how many caches are left. */
export async function removeCopies(store: Store, edition?: string): Promise<number> {
  for (const id of await cachesOf(store)) {
    if (edition === undefined || id.edition === edition) {
      await store.caches.delete(id.name);
    }
  }
  return (await cachesOf(store)).length;
}
