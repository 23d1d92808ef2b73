/** The copies on the device, as the caches of the browser hold them. */
import {isHashed, storedPaths} from './address';
import {listPath, notesName, readCacheName, type CacheId, type OfflineList} from './edition';

/** Where copies are: the caches of the browser, and the site they belong to. */
export interface Store {
  readonly caches: CacheStorage;
  readonly origin: string;
  /** Path of the site, with slashes at both ends. */
  readonly base: string;
}

export function addressOf({origin, base}: Store, path: string): string {
  return `${origin}${base}${path}`;
}

/** Every cache of this site, the one begun last first. Some may not be complete. */
export async function cachesOf({caches, base}: Store): Promise<readonly CacheId[]> {
  const names = await caches.keys();
  return names.flatMap((name) => readCacheName(name, base) ?? []).reverse();
}

/** The list that was stored last; undefined when the copy was left half way. */
export async function listIn(store: Store, id: CacheId): Promise<OfflineList | undefined> {
  const cache = await store.caches.open(id.name);
  const list = await cache.match(addressOf(store, listPath(id.edition)));
  return list && ((await list.json()) as OfflineList);
}

export interface Copy extends CacheId {
  /** Undefined when the copy was left half way. */
  readonly list: OfflineList | undefined;
}

export async function copiesOf(store: Store): Promise<readonly Copy[]> {
  const ids = await cachesOf(store);
  return Promise.all(ids.map(async (id) => ({...id, list: await listIn(store, id)})));
}

export interface Found {
  readonly response: Response;
  readonly build: string;
}

/**
 * The stored answer for an address, from complete copies only. With a `build`, from that build alone,
 * but for files whose name carries the hash of their content.
 */
export async function find(
  store: Store,
  pathname: string,
  build?: string,
): Promise<Found | undefined> {
  const paths = storedPaths(pathname, store.base);
  for (const id of paths.length > 0 ? await cachesOf(store) : []) {
    const cache = await store.caches.open(id.name);
    if (!(await cache.match(addressOf(store, listPath(id.edition))))) {
      continue;
    }
    for (const path of paths) {
      const response =
        build === undefined || id.build === build || isHashed(path)
          ? await cache.match(addressOf(store, path))
          : undefined;
      if (response) {
        return {response, build: id.build};
      }
    }
  }
  return undefined;
}

/** Removes the copies of an edition, or of all; the notes go with the last one. Returns how many are left. */
export async function removeCopies(store: Store, edition?: string): Promise<number> {
  for (const id of await cachesOf(store)) {
    if (edition === undefined || id.edition === edition) {
      await store.caches.delete(id.name);
    }
  }
  const left = (await cachesOf(store)).length;
  if (left === 0) {
    await store.caches.delete(notesName(store.base));
  }
  return left;
}
