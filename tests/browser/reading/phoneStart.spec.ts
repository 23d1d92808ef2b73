import {expect, hydrated, test} from '../../support/browser';

test.use({viewport: {width: 390, height: 844}});

for (const path of [
  '/1.0/getting-started/requirements',
  '/1.0/api/rest-api/info',
  '/ja/1.0/settings-and-operation/configuration',
]) {
  test(`the heading of ${path} is near the top of a phone`, async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    const heading = (await page.locator('h1').boundingBox())!;
    // 190, and what the lines of Japanese fonts take more.
    expect(heading.y).toBeLessThanOrEqual(193);
  });
}

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
