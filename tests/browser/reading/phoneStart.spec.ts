import {expect, test, visit} from '../../support/browser';
import {newest} from '../../support/addresses';

test.use({viewport: {width: 390, height: 844}});

test('the contents follow a reader, and fold when a heading is chosen', async ({page}) => {
  await visit(page, `/${newest}/getting-started/requirements`);
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
