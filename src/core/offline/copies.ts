/**
 * An edition, one version of the guide in one language ('1.0-en'), as the build lists it and as it is
 * on the device. Each build of an edition has a cache of its own there, so two builds never mix; its list
 * is the last file in it: without that, the copy isn't complete. `base` is always the path of the site,
 * with slashes at both ends.
 */
import {localePath, locales} from '../../data/locales';

/** `offline/<edition>.json`: everything that an edition needs without a connection. */
export interface OfflineList {
  /** Names the build of the whole site; the same sources give the same name. */
  readonly build: string;
  /** Each under the name by which `storedPath` finds it. */
  readonly files: readonly (readonly [path: string, bytes: number, hash: string])[];
}

/** `offline/index.json`: what the site has today. No editions: the site keeps nothing on devices. */
export interface OfflineIndex {
  readonly build: string;
  /** Bytes of each edition. */
  readonly editions: Readonly<Record<string, number>>;
}

/** Where the list of an edition is. */
export const listPath = (edition: string): string => `offline/${edition}.json`;
export const indexPath = 'offline/index.json';
/** The address of the worker. It never changes: browsers ask this address for what comes next. */
export const workerPath = 'offline-worker.js';

/** Bytes of all files of an edition. */
export const bytesOf = ({files}: OfflineList): number =>
  files.reduce((sum, [, bytes]) => sum + bytes, 0);

/**
 * The name under which the file behind an address is stored: the path below the base, a page without
 * a slash, `.html` or `index.html`, its Markdown as `page.md`. Hosts answer all these forms, and so
 * does a copy on the device. Undefined when the address is outside the base.
 */
export function storedPath(pathname: string, base: string): string | undefined {
  const plain = pathname.replace(/\/{2,}/g, '/');
  if (!`${plain}/`.startsWith(base)) {
    return undefined;
  }
  const path = plain.slice(base.length);
  // The Markdown of a language's home page is in its folder alone.
  if (locales.some((locale) => path === `${localePath(locale)}index.md`)) {
    return path;
  }
  return path.replace(/\/index\.md$/, '.md').replace(/(?:^|\/)index\.html$|\.html$|\/$/, '');
}

const PREFIX = 'guide-offline';

export interface Copy {
  /** Of its cache. */
  readonly name: string;
  readonly build: string;
  readonly edition: string;
  /** An `OfflineList`, dated when the copy was last found to be the one of the site. */
  readonly list: Response | undefined;
}

/** The cache of one build of an edition. Sites below other paths of the origin have their own. */
export function cacheName(base: string, build: string, edition: string): string {
  return [PREFIX, base, build, edition].join(' ');
}

/** The copies of this site, the one begun last first. Some may not be complete. */
export async function copiesOf(base: string): Promise<readonly Copy[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(`${PREFIX} ${base} `));
  const copies = names.map(async (name): Promise<Copy> => {
    const [, , build = '', edition = ''] = name.split(' ');
    const list = await caches.match(base + listPath(edition), {cacheName: name});
    return {name, build, edition, list};
  });
  return (await Promise.all(copies)).reverse();
}

/** Notes that a copy is complete and the one of the site today. `list` is the text of its list. */
export async function markChecked(
  base: string,
  {name, edition}: Pick<Copy, 'name' | 'edition'>,
  list: string,
): Promise<void> {
  const headers = {'content-type': 'application/json', date: new Date().toUTCString()};
  const cache = await caches.open(name);
  await cache.put(base + listPath(edition), new Response(list, {headers}));
}

/** The stored answer for an address and the copy it is from: of `build`, else of the newest that has it. */
export async function find(
  base: string,
  pathname: string,
  build?: string,
): Promise<{readonly response: Response; readonly copy: Copy} | undefined> {
  const path = storedPath(pathname, base);
  const complete = path === undefined ? [] : (await copiesOf(base)).filter(({list}) => list);
  const isOwn = (copy: Copy) => Number(copy.build === build);
  for (const copy of [...complete].sort((one, other) => isOwn(other) - isOwn(one))) {
    const response = await caches.match(base + path, {cacheName: copy.name});
    if (response) {
      return {response, copy};
    }
  }
  return undefined;
}

/** Removes the copies of an edition, or of all. With the last one goes the worker. */
export async function removeCopies(base: string, edition?: string): Promise<void> {
  const copies = await copiesOf(base);
  const leaving = copies.filter((copy) => edition === undefined || copy.edition === edition);
  await Promise.all(leaving.map(({name}) => caches.delete(name)));
  if (leaving.length === copies.length) {
    const registration = await navigator.serviceWorker.getRegistration(base);
    // Another project of the origin may have one of its own above us.
    if (registration && new URL(registration.scope).pathname === base) {
      await registration.unregister();
    }
  }
}
