// The guide registers no worker. Until November 2026 one at this address answered from copies of the
// guide on the device; browsers that have it ask for its file again, and get this one, which removes
// those copies and itself. It can go when nobody has the old one any more.
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
