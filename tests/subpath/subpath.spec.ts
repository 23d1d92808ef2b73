import fs from 'node:fs';
import type {Page} from '@playwright/test';
import {newestVersion, oldestVersion} from '../../src/data/versions';
import {expect, hydrated, test, unfoldMenu, visit} from '../support/browser';
import {newest} from '../support/addresses';

const CDN = /cdn\.jsdelivr\.net/;
const ANALYTICS = /googletagmanager\.com|google-analytics\.com/;

const reported = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as {dataLayer: ArrayLike<unknown>[]}).dataLayer.map((entry) =>
      JSON.stringify(Array.from(entry)),
    ),
  );
async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`nav.menu a[href="${address}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
}

const root = '/guide/ja/';

// No other host answers in the tests, as in a reader's blocked network.
test.use({expectedErrors: [/ERR_|Failed to load resource/]});

test('addresses stay below the base, and pages work without third parties', async ({page}) => {
  const outside: string[] = [];
  const wrong: string[] = [];
  await page.route(/^https:/, (route) => {
    outside.push(route.request().url());
    return route.abort();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.hostname === 'localhost' && !url.pathname.startsWith('/guide/')) {
      wrong.push(url.pathname);
    }
  });
  await page.addInitScript(() => localStorage.setItem('guide.locale', 'en'));
  await visit(page, `${root}getting-started/requirements`);
  await follow(page, `${root}getting-started/connect-server`);
  await visit(page, `${root}${oldestVersion.id}/getting-started/connect-server`);
  await expect(page.locator('.theme-doc-version-banner a')).toHaveAttribute(
    'href',
    `${root}${newest}/getting-started/connect-server`,
  );
  expect(wrong).toEqual([]);
  expect(outside.filter((url) => !CDN.test(url) && !ANALYTICS.test(url))).toEqual([]);
  expect(outside.join(), 'the cookie helper is asked for').toMatch(CDN);
  expect(outside.join(), 'analytics is asked for').toMatch(ANALYTICS);
});

test('third parties that never answer hold nothing back', async ({page}) => {
  const waiting: string[] = [];
  await page.route(/^https:/, (route) => void waiting.push(route.request().url()));
  await page.goto(`${root}getting-started/requirements`, {waitUntil: 'commit'});
  await hydrated(page);
  await follow(page, `${root}getting-started/connect-server`);
  await expect(page.locator('article h1')).toBeVisible();
  expect(waiting.join()).toMatch(CDN);
  expect(waiting.join()).toMatch(ANALYTICS);
});

test('each page view is reported, without what follows its path', async ({page}) => {
  await page.route(/^https:/, (route) => route.abort());
  await visit(page, `${root}settings-and-operation/server-files?name=secret-name#make`);
  await page.locator('input[inputmode="numeric"]').first().fill('8299');
  await expect(page).toHaveURL(/8299/);
  await unfoldMenu(page);
  await follow(page, `${root}settings-and-operation/arguments`);
  await expect
    .poll(async () => (await reported(page)).filter((event) => event.includes('page_view')).length)
    .toBe(1);
  const events = await reported(page);
  expect(events.join()).toMatch(/anonymize_ip.*true/);
  expect(events.filter((event) => event.includes('page_location'))).toHaveLength(2);
  expect(events.join()).not.toMatch(/secret-name|8299|#make|[?]/);
});

test('edit links, the canonical address and robots.txt carry what the build was given', async ({
  page,
  request,
}) => {
  await page.route(/^https:/, (route) => route.abort());
  for (const [address, file] of [
    ['ja/api/rest-api/info', 'openapi/source/overlay.ja.yaml'],
    ['1.0/api/rest-api/info', 'openapi/source/openapi.yaml'],
    ['getting-started/requirements', 'docs/getting-started/requirements.mdx'],
  ] as const) {
    await page.goto(`/guide/${address}`);
    await expect(page.locator('.theme-edit-this-page')).toHaveAttribute(
      'href',
      `https://example.org/owner/palworld-server-guide/edit/main/${file}`,
    );
    expect(fs.existsSync(file)).toBe(true);
  }
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `https://example.org/guide/${newestVersion.id}/getting-started/requirements`,
  );
  const robots = await (await request.get('/guide/robots.txt')).text();
  expect(robots).toContain('Sitemap: https://example.org/guide/sitemap.xml');
  expect(robots).toContain('Sitemap: https://example.org/guide/ja/sitemap.xml');
});
