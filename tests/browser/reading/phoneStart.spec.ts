import {expect, test, visit} from '../../support/browser';

test.use({viewport: {width: 390, height: 844}});

test('the heading of a page is near the top', async ({page}) => {
  for (const path of [
    '/1.0/api/rest-api/info',
    '/ja/1.0/settings-and-operation/configuration',
    // With the line about the newest edition.
    '/getting-started/requirements',
    '/ja/0.4.15/operate/backups',
  ]) {
    await visit(page, path);
    const heading = (await page.locator('h1').boundingBox())!;
    expect.soft(heading.y, path).toBeLessThanOrEqual(190);
  }
});

test('the contents follow a reader, and fold when a heading is chosen', async ({page}) => {
  await visit(page, '/1.0/getting-started/requirements');
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
