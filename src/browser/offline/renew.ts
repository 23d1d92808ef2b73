/** Looks whether the site has another build than the copies on the device, and copies it as a whole. */
import {cacheName} from '../../core/offline/edition';
import {askIndex, askList, keep, KeepError} from '../../core/offline/keep';
import {copiesOf, type Copy, type Store} from '../../core/offline/store';
import type {Notes} from './notes';

const options = {fetch: globalThis.fetch.bind(globalThis)};

/** The newest complete copy of each edition. */
function newestOf(copies: readonly Copy[]): readonly Copy[] {
  return copies.filter(
    ({edition, list}, place) =>
      list && copies.findIndex((other) => other.list && other.edition === edition) === place,
  );
}

/**
 * Copies the build of the site for every edition that is on the device.
 *
 * Without a connection nothing happens. When the site answers, but not with what its list says, the
 * copies count as behind: better a page from the network than an old one for months.
 *
 * @returns true when a newer copy is there now
 */
export async function renew(store: Store, notes: Notes): Promise<boolean> {
  const copies = await copiesOf(store);
  const newest = newestOf(copies);
  if (newest.length === 0) {
    return false;
  }
  try {
    const index = await askIndex(store, options);
    const old = newest.filter(({build}) => build !== index.build);
    for (const {edition} of old) {
      if (!index.editions.includes(edition)) {
        throw new KeepError('off', edition);
      }
      const list = await askList(store, edition, options);
      const name = cacheName(store.base, list.build, edition);
      // The site went back to a build whose copy is still here. The copy begun last is the newest.
      if (copies.some((copy) => copy.name === name && copy.list)) {
        await store.caches.delete(name);
      }
      await keep(store, list, options);
    }
    await notes.setBehind(false);
    return old.length > 0;
  } catch (error) {
    if (error instanceof KeepError && error.problem !== 'network') {
      await notes.setBehind(true);
    }
    return false;
  }
}

/** Deletes the copies that a newer one replaces, but for those whose build an open page shows. */
export async function removeOld(store: Store, buildsInUse: ReadonlySet<string>): Promise<void> {
  const copies = await copiesOf(store);
  const newest = newestOf(copies);
  for (const copy of copies) {
    const place = newest.findIndex(({edition}) => edition === copy.edition);
    const isReplaced = place >= 0 && copies.indexOf(copy) > copies.indexOf(newest[place] as Copy);
    if (isReplaced && !buildsInUse.has(copy.build)) {
      await store.caches.delete(copy.name);
    }
  }
}
