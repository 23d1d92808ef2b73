import type {Page} from '@playwright/test';
import {expect, hydrated, openMenu, reload, test, visit} from '../../support/browser';

const path = '/ja/0.4.15/settings-and-operation/commands';

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

test('light by default, dark when the system prefers it', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, path);
  expect(await theme(page)).toBe('light');
  await page.emulateMedia({colorScheme: 'dark'});
  await reload(page);
  expect(await theme(page)).toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('a choice is stored as "theme", outlives a reload and reaches other tabs', async ({
  page,
  context,
}) => {
  await visit(page, path);
  const second = await context.newPage();
  await visit(second, path);
  const button = page
    .locator('.navbar button[class*="ColorMode"], .navbar [class*="colorMode"] button')
    .first();
  for (let press = 0; press < 3 && (await theme(page)) !== 'dark'; press += 1) {
    await button.click();
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  await reload(page);
  expect(await theme(page)).toBe('dark');
});

test('the announcement is closed for good, and comes back with a new id', async ({page}) => {
  await visit(page, path);
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await bar.getByRole('button').click();
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe(
    'true',
  );
  await reload(page);
  await expect(bar).toBeHidden();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-earlier-one'));
  await reload(page);
  await expect(bar).toBeVisible();
});

test.describe('a reader who prefers Japanese', () => {
  test.use({locale: 'ja-JP'});

  test('is taken to the Japanese front page on the first visit, with query and hash', async ({
    page,
  }) => {
    await page.goto('/?a=1#top');
    await page.waitForURL('**/ja/?a=1#top');
    await hydrated(page);
  });

  test('is left alone on a deep link', async ({page}) => {
    await visit(page, '/0.4.15/');
    expect(new URL(page.url()).pathname).toBe('/0.4.15/');
  });

  test('can choose English, and stays with it', async ({page}) => {
    await page.goto('/');
    await page.waitForURL('**/ja/');
    await hydrated(page);
    await openMenu(page, /日本語/);
    await page.locator('a[lang="en-US"]').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await hydrated(page);
    await visit(page, '/');
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test('a reader who prefers English stays on the English front page', async ({page}) => {
  await visit(page, '/');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => localStorage.getItem('guide.locale'))).toBe('en');
});
