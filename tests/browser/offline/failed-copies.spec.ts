import {expect, visit} from '../../support/browser';
import {stored, test, words} from '../../support/offline';

test.use({expectedErrors: [/Failed to load resource|Failed to fetch/]});

// What a wrong host or a full device leads to, src/core/offline tries.
test('a copy that was left half way answers nothing, and goes on', async ({page, host}) => {
  const button = page.getByRole('button', {name: words.en.keep});
  await visit(page, `${host.origin}/offline`);

  // Who leaves half way finds the copy begun, and nothing is answered from it.
  await page.route('**/tools/palworld-settings.mjs', () => undefined);
  await button.click();
  await expect(page.getByText(/Copying: [1-9]/)).toBeVisible();
  await page.goto(`${host.origin}/glossary`);
  await visit(page, `${host.origin}/offline`);
  await expect(page.getByText(/A copy of version .+ was started/)).toBeVisible();
  expect((await stored(page)).workers).toBe(0);
  await page.unroute('**/tools/palworld-settings.mjs');
  await page.getByRole('button', {name: 'Continue'}).click();
  await expect(page.getByText(words.en.kept('0.6.8'))).toBeVisible({timeout: 60_000});
});

test('a browser that stores nothing says so', async ({page, host}) => {
  await page.addInitScript(() => {
    CacheStorage.prototype.keys = () => Promise.reject(new DOMException('', 'SecurityError'));
  });
  await page.goto(`${host.origin}/offline`);
  await expect(page.getByRole('alert')).toContainText("This browser can't keep pages");
  await expect(page.getByRole('button', {name: words.en.keep})).toBeDisabled();
});
