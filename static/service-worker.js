// An earlier site at this address may have left a worker, which would show that site forever.
// Browsers ask for its file again and get this worker.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', async () => {
  await self.registration.unregister();
  const clients = await self.clients.matchAll({type: 'window'});
  clients.forEach((client) => client.navigate(client.url));
});
