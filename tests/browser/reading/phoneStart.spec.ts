import {expect, hydrated, test} from '../../support/browser';

test.use({viewport: {width: 390, height: 844}});

for (const path of [
  '/1.0/getting-started/requirements',
  '/1.0/api/rest-api/info',
  '/ja/1.0/settings-and-operation/configuration',
  // With the line about the newest edition.
  '/getting-started/requirements',
  '/ja/0.4.15/operate/backups',
]) {
  test(`the heading of ${path} is near the top of a phone`, async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    const heading = (await page.locator('h1').boundingBox())!;
    expect(heading.y).toBeLessThanOrEqual(190);
  });
}

test('the way and the contents follow a reader, and fold when a heading is chosen', async ({
  page,
}) => {
  await page.goto('/1.0/getting-started/requirements');
  await hydrated(page);
  await page.mouse.wheel(0, 3000);
  const contents = page.getByRole('button', {name: 'On this page'});
  await expect(contents).toBeInViewport({ratio: 1});
  await contents.click();
  const link = page.locator('.theme-doc-toc-mobile a').first();
  const id = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page.locator('.theme-doc-toc-mobile a')).toHaveCount(0);
  const line = (await contents.boundingBox())!;
  const top = (await page.locator(id).boundingBox())!.y;
  expect(top).toBeGreaterThanOrEqual(line.y + line.height);
  expect(top).toBeLessThan(300);
});

for (const [path, label] of [
  ['/1.0/getting-started/requirements', /^Version: 1\.0$/],
  ['/ja/0.3.12.0/operate/backups#restore', /^バージョン：\s?0\.3\.12\.0$/],
] as const) {
  test(`the menu of versions is in sight on a phone, in the middle of a page too: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await page.mouse.wheel(0, 3000);
    const menu = page.getByRole('button', {name: label});
    await expect(menu).toBeInViewport({ratio: 1});
    await menu.click();
    const other = page.locator('.navbar .dropdown__menu').getByRole('link', {name: '0.5.0'});
    await expect(other).toBeInViewport({ratio: 1});
    await other.click();
    await expect(page).toHaveURL(/\/0\.5\.0\//);
  });
}
