import type {Page} from '@playwright/test';
import {address, atRoot} from '../../support/addresses';
import {expect, follow, hydrated, test, visit} from '../../support/browser';

test.use({fetchesAhead: true});

const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-same'));

const old = address('ja', '0.4.15', 'getting-started/connect-server');
const latest = address('ja', atRoot, 'getting-started/connect-server');

test('pages of a version change in place, those of another are loaded', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit(page, old);
  const entries = scripts.filter((url) => url.includes('/routes-'));
  expect(entries).toHaveLength(1);
  expect(entries[0]).toContain('/routes-0.4.15.');
  await mark(page);
  await follow(page, address('ja', '0.4.15', 'getting-started/requirements'));
  await page.waitForURL(/0\.4\.15\/getting-started\/requirements$/);
  await page.goBack();
  await page.waitForURL(`**${old}`);
  expect(await isSameDocument(page)).toBe(true);

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
  await follow(page, address('ja', '0.4.15', 'getting-started/requirements'));
  await page.waitForURL(/0\.4\.15\/getting-started\/requirements$/);
});
