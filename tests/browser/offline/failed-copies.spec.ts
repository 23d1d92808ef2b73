import {expect, hydrated} from '../../support/browser';
import {stored, test, words} from '../../support/offline';

test.describe('a copy that fails', () => {
  test.use({expectedErrors: [/Failed to load resource|Failed to fetch/]});

  test('says why and leaves nothing half kept; a lost connection leaves what is there', async ({
    page,
    host,
  }) => {
    const button = page.getByRole('button', {name: words.en.keep});
    const outcome = page.getByRole('group', {name: 'Copy on this device'}).getByRole('status');
    await page.goto(`${host.origin}/offline`);
    await hydrated(page);

    await page.route('**/data/builds.json', (route) => route.fulfill({status: 404}));
    await button.click();
    await expect(outcome).toContainText('/data/builds.json is missing', {timeout: 60_000});
    expect(await stored(page)).toEqual({caches: [], workers: 0});
    await page.unroute('**/data/builds.json');

    await page.route('**/data/builds.json', (route) => route.fulfill({body: 'Log in first'}));
    await button.click();
    await expect(outcome).toContainText("/data/builds.json is missing, or it isn't what", {
      timeout: 60_000,
    });
    expect(await stored(page)).toEqual({caches: [], workers: 0});
    await page.unroute('**/data/builds.json');

    await page.evaluate(() => {
      const put = Reflect.get(Cache.prototype, 'put') as (...args: unknown[]) => Promise<void>;
      let room = 20;
      Cache.prototype.put = function (...args) {
        room -= 1;
        return room < 0
          ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
          : put.apply(this, args);
      };
    });
    await button.click();
    await expect(outcome).toContainText("there isn't enough storage", {timeout: 60_000});
    expect(await stored(page)).toEqual({caches: [], workers: 0});

    // Who leaves half way finds the copy begun, and nothing is answered from it.
    await page.reload();
    await hydrated(page);
    await page.route('**/tools/palworld-settings.mjs', () => undefined);
    await button.click();
    await expect(page.getByText(/Copying: [1-9]/)).toBeVisible();
    await page.goto(`${host.origin}/glossary`);
    await page.goto(`${host.origin}/offline`);
    await hydrated(page);
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
});
