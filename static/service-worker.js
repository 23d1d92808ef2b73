// The guide registers no worker. Another site that stood at this address before may have left one,
// which would go on showing that site for ever; browsers ask for its file again, and get this one.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', async () => {
  await self.registration.unregister();
  const clients = await self.clients.matchAll({type: 'window'});
  clients.forEach((client) => client.navigate(client.url));
});
