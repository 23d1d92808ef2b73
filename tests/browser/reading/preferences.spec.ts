import type {Page} from '@playwright/test';
import {expect, hydrated, openMenu, reload, test, visit} from '../../support/browser';

const path = '/ja/0.4.15/settings-and-operation/commands';

const hasTheme = (page: Page, theme: string) =>
  expect(page.locator('html')).toHaveAttribute('data-theme', theme);

test('light by default, dark when the system prefers it', async ({page}) => {
  await visit(page, path);
  await hasTheme(page, 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await reload(page);
  await hasTheme(page, 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('a choice is stored as "theme", outlives a reload and reaches other tabs', async ({
  page,
  context,
}) => {
  await visit(page, path);
  const second = await context.newPage();
  await visit(second, path);
  const button = page.locator('.navbar [class*="colorMode"] button').first();
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await button.click();
  await hasTheme(page, 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await hasTheme(second, 'dark');
  await reload(page);
  await hasTheme(page, 'dark');
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

  test('is left alone on a deep link, and stays with English once chosen', async ({page}) => {
    await visit(page, '/0.4.15/');
    await expect(page).toHaveURL('/0.4.15/');
    await visit(page, '/ja/');
    await openMenu(page, /日本語/);
    await page.locator('a[lang="en-US"]').first().click();
    await expect(page).toHaveURL('/');
    await hydrated(page);
    await visit(page, '/');
    await expect(page).toHaveURL('/');
  });
});

test('a reader who prefers English stays on the English front page', async ({page}) => {
  await visit(page, '/');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('guide.locale'))).toBe('en');
});
