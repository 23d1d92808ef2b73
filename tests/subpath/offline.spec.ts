import {expect, test, unfoldMenu, visit} from '../support/browser';

test.use({expectedErrors: [/ERR_|Failed to load resource/]});

test('a copy of an edition opens without a connection', async ({page, context}) => {
  const root = '/guide/ja/0.1.5.1/';
  await visit(page, `${root}offline`);
  await page.getByRole('button', {name: 'このガイドを端末に保存する'}).click();
  await expect(page.getByText(/0\.1\.5\.1.+をこの端末に保存しています/)).toBeVisible({
    timeout: 60_000,
  });
  const copies = (await page.evaluate(() => caches.keys())).map((name) =>
    name.replace(/ [0-9a-f]+ /, ' '),
  );
  expect(copies).toContain('guide-offline /guide/ 0.1.5.1-ja');

  await context.setOffline(true);
  await visit(page, `${root}settings-and-operation/configuration`);
  await expect(page.locator('#ExpRate')).toBeVisible();
  await unfoldMenu(page);
  await page.locator(`nav.menu a[href="${root}getting-started/requirements"]`).click();
  await expect(page).toHaveURL(new RegExp(`${root}getting-started/requirements$`));
  await expect(page.locator('article h1')).toBeVisible();
  await page.goto(`/guide/ja/search?version=0.1.5.1&q=${encodeURIComponent('ポート開放')}`);
  await expect(page.locator('main a[href*="port-forwarding"]').first()).toBeVisible();
});
