import {expect, hydrated, test, unfoldMenu} from '../support/browser';

test.use({expectedErrors: [/ERR_|Failed to load resource/]});

test('copies of both languages and two versions live side by side, and open without a connection', async ({
  page,
  context,
}) => {
  // Each page lists all copies that are on the device.
  for (const [root, said] of [
    ['/guide/', /0\.6\.8 in .+ is on this device/],
    ['/guide/ja/0.1.5.1/', /0\.1\.5\.1.+をこの端末に保存しています（/],
  ] as const) {
    await page.goto(`${root}offline`);
    await hydrated(page);
    await page
      .getByRole('button', {name: /Keep this guide on this device|このガイドを端末に保存する/})
      .click();
    await expect(page.getByText(said)).toBeVisible({timeout: 60_000});
  }
  const copies = (await page.evaluate(() => caches.keys())).filter((name) =>
    /-(?:en|ja)$/.test(name),
  );
  expect(copies.map((name) => name.replace(/ [0-9a-f]+ /, ' ')).sort()).toEqual([
    'guide-offline /guide/ 0.1.5.1-ja',
    'guide-offline /guide/ 0.6.8-en',
  ]);

  await context.setOffline(true);
  for (const [root, search] of [
    ['/guide/', '/guide/search?q=port+forwarding'],
    [
      '/guide/ja/0.1.5.1/',
      `/guide/ja/search?version=0.1.5.1&q=${encodeURIComponent('ポート開放')}`,
    ],
  ] as const) {
    await page.goto(`${root}settings-and-operation/configuration`);
    await hydrated(page);
    await expect(page.locator('#ExpRate')).toBeVisible();
    await unfoldMenu(page);
    await page.locator(`nav.menu a[href="${root}getting-started/requirements"]`).click();
    await expect(page).toHaveURL(new RegExp(`${root}getting-started/requirements$`));
    await expect(page.locator('article h1')).toBeVisible();
    await page.goto(search);
    await expect(page.locator('main a[href*="port-forwarding"]').first()).toBeVisible();
  }
});
