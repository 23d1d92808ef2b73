/** A former guide or another site may have left a service worker. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test} from '../../support/browser';
import {hostBuild} from '../../support/hostedBuild';

test.use({expectedErrors: [/status of 404/]});

const OWN = 'guide-offline / 0a1b2c3d4e5f 0.6.8-en';
const OTHERS = ['guide-offline /elsewhere/ 0a1b2c3d4e5f 0.6.8-en', 'another site'];
const WORKER = `addEventListener('fetch', (event) => event.respondWith(
  caches.match(event.request).then((stored) => stored || fetch(event.request))))`;

const stored = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

for (const [name, left] of [
  ['offline-worker.js', OTHERS],
  ['sw.js', [OWN, ...OTHERS]],
  ['service-worker.js', [OWN, ...OTHERS]],
] as const) {
  test(`an old ${name} goes, with the guide's own copies alone`, async ({page}) => {
    const before = fs.mkdtempSync(path.join(os.tmpdir(), 'guide-'));
    fs.writeFileSync(path.join(before, 'index.html'), '<!doctype html><title>Before</title>');
    fs.writeFileSync(path.join(before, name), WORKER);
    const host = await hostBuild(before);
    try {
      await page.goto(host.origin);
      await page.evaluate(
        async ([worker, names]) => {
          const options = {scope: '/', updateViaCache: 'none'} as const;
          await navigator.serviceWorker.register(`/${worker}`, options);
          await navigator.serviceWorker.ready;
          const headers = {'content-type': 'text/html'};
          for (const each of names) {
            const cache = await caches.open(each);
            await cache.put('/glossary', new Response('<h1>An old copy</h1>', {headers}));
          }
        },
        [name, [OWN, ...OTHERS]] as const,
      );
      await page.goto(`${host.origin}/glossary`);
      await expect(page.getByRole('heading', {name: 'An old copy'})).toBeVisible();

      await host.publish(path.resolve(process.env.GUIDE_BUILD_DIR ?? 'build'));
      await page.goto(`${host.origin}/glossary`);
      await expect(page.getByRole('heading', {name: 'Glossary', level: 1})).toBeVisible();
      await expect.poll(() => stored(page)).toEqual({caches: [...left], workers: 0});
    } finally {
      await host.turnOff();
      fs.rmSync(before, {recursive: true});
    }
  });
}
