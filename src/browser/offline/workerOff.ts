/**
 * The worker of a build with OFFLINE=off: it removes every copy of the guide and then itself. Browsers
 * that have the other one get it at the next visit, because the address is the same.
 */
import {removeCopies} from '../../core/offline/store';
import type {WorkerScope} from './workerScope';

const scope = globalThis as unknown as WorkerScope;
const {origin, pathname: base} = new URL(scope.registration.scope);

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      await removeCopies({caches, origin, base});
      await scope.registration.unregister();
      const pages = await scope.clients.matchAll({includeUncontrolled: true, type: 'window'});
      await Promise.all(
        pages
          .filter(({url}) => new URL(url).pathname.startsWith(base))
          .map((page) => page.navigate(page.url).catch(() => undefined)),
      );
    })(),
  ),
);
