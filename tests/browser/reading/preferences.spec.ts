import type {Page} from '@playwright/test';
import {expect, hydrated, openMenu, test} from '../../support/browser';

const path = '/ja/0.4.15/settings-and-operation/commands';

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

test('light by default, dark when the system prefers it', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto(path);
  await hydrated(page);
  expect(await theme(page)).toBe('light');
  await page.emulateMedia({colorScheme: 'dark'});
  await page.reload();
  await hydrated(page);
  expect(await theme(page)).toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('a choice is stored under "theme", survives a reload and reaches other tabs', async ({
  page,
  context,
}) => {
  await page.goto(path);
  await hydrated(page);
  const second = await context.newPage();
  await second.goto(path);
  await hydrated(second);
  const button = page
    .locator('.navbar button[class*="ColorMode"], .navbar [class*="colorMode"] button')
    .first();
  for (let press = 0; press < 3 && (await theme(page)) !== 'dark'; press += 1) {
    await button.click();
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await hydrated(page);
  expect(await theme(page)).toBe('dark');
});

test('the announcement is closed for good, and comes back with a new id', async ({page}) => {
  await page.goto(path);
  await hydrated(page);
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await bar.getByRole('button').click();
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe(
    'true',
  );
  await page.reload();
  await hydrated(page);
  await expect(bar).toBeHidden();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-earlier-one'));
  await page.reload();
  await hydrated(page);
  await expect(bar).toBeVisible();
});

test.describe('a reader who prefers Japanese', () => {
  test.use({locale: 'ja-JP'});

  test('is taken to the Japanese front page on the first visit, query and hash kept', async ({
    page,
  }) => {
    await page.goto('/?a=1#top');
    await page.waitForURL('**/ja/?a=1#top');
    await hydrated(page);
  });

  test('is left alone on a deep link', async ({page}) => {
    for (const link of ['/getting-started/requirements', '/0.4.15/', '/0.1.5.1/api/rcon/']) {
      // Each of them as the first page that this reader ever opens.
      await page.addInitScript(() => localStorage.removeItem('guide.locale'));
      await page.goto(link);
      await hydrated(page);
      expect(new URL(page.url()).pathname).toBe(link);
    }
  });

  test('can choose English, and stays with it', async ({page}) => {
    await page.goto('/');
    await page.waitForURL('**/ja/');
    await hydrated(page);
    await openMenu(page, /日本語/);
    await page.locator('a[lang="en-US"]').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await hydrated(page);
    await page.goto('/');
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('is left alone on the second visit to the English front page', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('guide.locale', 'en'));
    await page.goto('/');
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test('a reader who prefers English stays on the English front page', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => localStorage.getItem('guide.locale'))).toBe('en');
});
