import type {Page} from '@playwright/test';
import {address, locales, atRoot} from '../../support/addresses';
import {expect, hydrated, test} from '../../support/browser';

// As readers have it.
test.use({fetchesAhead: true});

/** Follows the link as a reader does who clicks it, wherever it is on the page. */
const follow = (page: Page, href: string) =>
  page.evaluate((target) => {
    document.querySelector<HTMLAnchorElement>(`a[href="${target}"]`)!.click();
  }, href);

const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-same'));

for (const locale of locales) {
  test.describe(`each version has its own routes (${locale})`, () => {
    const old = address(locale, '0.4.15', 'getting-started/connect-server');
    const latest = address(locale, atRoot, 'getting-started/connect-server');

    // The host answers an unknown address with the status 404.
    test.use({expectedErrors: [/status of 404/]});

    test('a page loads the routes of its own version alone', async ({page}) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await page.goto(old);
      await hydrated(page);
      const entries = scripts.filter((url) => url.includes('/routes-'));
      expect(entries).toHaveLength(1);
      expect(entries[0]).toContain('/routes-0.4.15.');
    });

    test('pages of the same version change in place, those of another are loaded', async ({
      page,
    }) => {
      await page.goto(old);
      await hydrated(page);
      await mark(page);
      await follow(page, address(locale, '0.4.15', 'getting-started/requirements'));
      await page.waitForURL(/0\.4\.15\/getting-started\/requirements$/);
      await page.goBack();
      await page.waitForURL(`**${old}`);
      expect(await isSameDocument(page)).toBe(true);

      // The link of the notice on an old version's page.
      await follow(page, latest);
      await page.waitForURL((url) => url.pathname === latest);
      await hydrated(page);
      expect(await isSameDocument(page)).toBe(false);
      await expect(page.locator('html')).toHaveClass(/docs-version-0\.6\.8/);
      await expect(page.locator('article h1')).toBeVisible();

      await page.goBack();
      await page.waitForURL(`**${old}`);
      await hydrated(page);
      await expect(page.locator('html')).toHaveClass(/docs-version-0\.4\.15/);
      // And the page that came back is alive.
      await follow(page, address(locale, '0.4.15', 'getting-started/requirements'));
      await page.waitForURL(/0\.4\.15\/getting-started\/requirements$/);
    });

    test('the mark of the site and the house above the page lead from an old version to the home page', async ({
      page,
    }) => {
      await page.goto(old);
      await hydrated(page);
      const home = locale === 'ja' ? '/ja/' : '/';
      await expect(page.locator(`.breadcrumbs a[href="${home}"]`)).toHaveCount(1);
      await follow(page, home);
      await page.waitForURL((url) => url.pathname === home);
      await hydrated(page);
      await expect(page.locator('html')).toHaveClass(/docs-version-0\.6\.8/);
    });

    test('an address that is in no version shows the not-found page, without loading again and again', async ({
      page,
    }) => {
      let documents = 0;
      page.on('request', (request) => {
        documents += request.resourceType() === 'document' ? 1 : 0;
      });
      await page.goto(`${locale === 'ja' ? '/ja' : ''}/0.4.15/no-such-page`);
      await hydrated(page);
      await expect(page.locator('main h1')).toBeVisible();
      await page.waitForTimeout(500);
      expect(documents).toBe(1);
    });
  });
}
