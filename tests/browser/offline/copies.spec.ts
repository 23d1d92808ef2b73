import {atRoot} from '../../support/addresses';
import {expect, hydrated, saved, unfoldMenu, visit} from '../../support/browser';
import {cutTheLine, keepEdition, listOf, stored, test, words} from '../../support/offline';

test('nothing is stored before a click; then all of it works off line', async ({
  page,
  context,
  host,
}) => {
  await visit(page, `${host.origin}/offline`);
  expect(await stored(page)).toEqual({caches: [], workers: 0});
  await expect(page.getByText(/Storage it takes: \d+\.\d MB/)).toBeVisible();
  await keepEdition(page, host, 'en', '0.6.8');
  await cutTheLine(context, host);

  // In the tab in which it was kept, by a link of the menu.
  await unfoldMenu(page);
  await page.locator('nav.menu a[href="/getting-started/requirements"]').click();
  await expect(page).toHaveURL(/requirements$/);
  await expect(page.locator('article table td').first()).not.toBeEmpty();

  // Every file of the list, and every form of a page's address.
  const {files} = listOf('0.6.8-en');
  const failed = await page.evaluate(
    async (paths) => {
      const answers = await Promise.all(
        paths.map((each) =>
          fetch(`/${each}`).then(
            ({ok}) => (ok ? [] : [each]),
            () => [each],
          ),
        ),
      );
      return answers.flat();
    },
    files.map(([file]) => file),
  );
  expect(failed).toEqual([]);
  expect(files.length).toBeGreaterThan(200);
  for (const form of ['/', '.html', '/index.html', '?from=mail#ports']) {
    await visit(page, `${host.origin}/getting-started/requirements${form}`);
    await expect(page.locator('h1').first()).toBeVisible();
  }

  await visit(page, `${host.origin}/settings-and-operation/configuration`);
  await expect(page.locator('#ServerPlayerMaxNum')).toBeVisible();

  // The page of no edition searches the one that the reader chose.
  await page.evaluate(
    (chosen) => localStorage.setItem('docs-preferred-version-default', chosen),
    atRoot,
  );
  await visit(page, `${host.origin}/search?q=port+forwarding`);
  await expect(page.locator('main a[href*="port-forwarding"]').first()).toBeVisible();

  await visit(page, `${host.origin}/settings-and-operation/editor`);
  await expect(page.locator('main textarea, main input').first()).toBeVisible();

  await visit(page, `${host.origin}/settings-and-operation/server-files`);
  const zip = page.getByRole('button', {name: 'Download the archive'}).first();
  expect((await saved(page, () => zip.click())).bytes.length).toBeGreaterThan(1000);

  await visit(page, `${host.origin}/settings-and-operation/configuration`);
  const ini = page.locator('a[download][href$=".ini"]').first();
  const {name, bytes} = await saved(page, () => ini.click());
  expect(name).toBe('PalWorldSettings.ini');
  expect(bytes.toString()).toContain('OptionSettings=(');
});

test('Japanese and a second version live side by side, and go one by one', async ({
  page,
  context,
  host,
}) => {
  await keepEdition(page, host, 'ja', '0.4.15');
  await keepEdition(page, host, 'ja', '0.6.8');
  const group = page.getByRole('group', {name: 'この端末への保存'});
  await expect(group.getByText(/バージョン0\.4\.15（.+MB/)).toBeVisible();

  await cutTheLine(context, host);
  await visit(page, `${host.origin}/ja/0.4.15/getting-started/requirements`);
  // The menu of versions leads to the other copy.
  await page
    .locator('.navbar__items--right')
    .getByRole('button', {name: /0\.4\.15/})
    .click();
  await page.locator('.navbar .dropdown__menu a[href="/ja/getting-started/requirements"]').click();
  await expect(page).toHaveURL(/\/ja\/getting-started\/requirements/);
  await hydrated(page);
  await page.goto(`${host.origin}/ja/search?q=${encodeURIComponent('ポート開放')}`);
  await expect(page.locator('main a[href*="port-forwarding"]').first()).toBeVisible();
  // English was not kept.
  const english = await context.newPage();
  await expect(english.goto(`${host.origin}/getting-started/requirements`)).rejects.toThrow(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED/,
  );
  await english.close();

  await visit(page, `${host.origin}/ja/offline`);
  await group.getByRole('button', {name: /^端末から削除する：0\.4\.15/}).click();
  await expect(group.getByText('端末に保存した内容を削除しました。')).toBeVisible();
  expect((await stored(page)).workers).toBe(1);
  await group.getByRole('button', {name: words.ja.remove}).click();
  await expect(group.getByRole('button', {name: words.ja.keep})).toBeVisible();
  expect(await stored(page)).toEqual({caches: [], workers: 0});
});
