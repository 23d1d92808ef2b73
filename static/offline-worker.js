// Until November 2026 a worker at this address answered from copies of the guide. Browsers that
// have it ask for its file again; this worker removes those copies and itself.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  // Another site of the origin may have caches and pages, too.
  const base = new URL(self.registration.scope).pathname;
  const names = (await self.caches.keys()).filter((name) =>
    name.startsWith(`guide-offline ${base} `),
  );
  await Promise.all(names.map((name) => self.caches.delete(name)));
  await self.registration.unregister();
  const clients = await self.clients.matchAll({type: 'window'});
  clients.forEach((client) => client.navigate(client.url));
}
