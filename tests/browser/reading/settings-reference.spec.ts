import type {Page} from '@playwright/test';
import {settingsForVersion} from '../../../src/core/settings';
import {hosted, versions} from '../../support/addresses';
import {expect, reload, test, visit} from '../../support/browser';

const newest = versions[0]!;

const shownKeys = (page: Page) =>
  page.locator('article summary h3:visible > code:first-child').allTextContents();

const address = '/settings-and-operation/configuration';
const oldAddress = '/ja/0.4.15/settings-and-operation/configuration';

test('the filter works at once, counts, and keeps its state in the address', async ({page}) => {
  const egg = 'たまご 孵化';
  await visit(page, oldAddress);
  const status = page.locator('form [role="status"]');
  await page.getByLabel('設定項目を探す').fill(egg);
  await expect(page.locator('#PalEggDefaultHatchingTime')).toBeVisible();
  const shown = await shownKeys(page);
  expect(shown).toContain('PalEggDefaultHatchingTime');
  await expect(status).toContainText(String(settingsForVersion('0.4.15').length));
  await expect(status).toContainText(String(shown.length));
  await expect(page).toHaveURL(/q=/);

  await reload(page);
  await expect(page.getByLabel('設定項目を探す')).toHaveValue(egg);
  await expect(page.locator('#ServerName')).toBeHidden();

  await page.locator(`nav.menu a[href="${oldAddress}"]`).click();
  await expect(page).not.toHaveURL(/q=/);
  await expect(page.locator('#ServerName')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByLabel('設定項目を探す')).toHaveValue(egg);
  await expect(page.locator('#ServerName')).toBeHidden();

  await page.getByText('ほかの条件').click();
  await page.getByLabel('グループ', {exact: true}).selectOption({index: 1});
  await expect(page).toHaveURL(/group=/);
  await page.getByRole('button', {name: 'すべて表示'}).press('Enter');
  await expect(page.getByLabel('設定項目を探す')).toBeFocused();
  await expect(page.locator('#ServerName')).toBeVisible();
  await expect(page).not.toHaveURL(/q=/);
});

test('a link opens a setting, even one that a filter hides; its line is copied', async ({
  page,
  clipboard,
}) => {
  await visit(page, `${address}?q=zzz#PalEggDefaultHatchingTime`);
  await expect(page.locator('#PalEggDefaultHatchingTime')).toBeInViewport();
  await page.getByRole('button', {name: 'Copy PalEggDefaultHatchingTime=72.000000'}).click();
  await expect.poll(clipboard).toBe('PalEggDefaultHatchingTime=72.000000');
  await expect(page.locator('article details[open] h3')).toHaveCount(1);
});

test('the first hit is in view', async ({page}) => {
  for (const locale of ['en', 'ja'] as const) {
    await page.setViewportSize({width: 390, height: 844});
    await visit(page, hosted(locale, newest, 'settings-and-operation/configuration'));
    await page.getByRole('searchbox').last().fill('PalEgg');
    await expect(page.locator('#PalEggDefaultHatchingTime')).toBeInViewport();
    await expect(page.locator('article dl:visible')).toHaveCount(1);
  }
});

test('headings that are on another page now lead there', async ({page}) => {
  await visit(page, `${address}#broken-line`);
  await expect(page).toHaveURL(/\/change-settings#broken-line$/);
  await expect(page.locator('h3#broken-line')).toBeInViewport();
  await visit(page, `${oldAddress}#pvp-on`);
  await expect(page).toHaveURL(
    /\/ja\/0\.4\.15\/settings-and-operation\/recommended-settings#pvp-on$/,
  );
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a row opens, and old addresses arrive beside the link', async ({page}) => {
    await page.goto(`${address}#not-applied`);
    await expect(page.locator('article p > a[href$="/change-settings"]')).toBeInViewport();
    await page.locator('details:has(#ExpRate) > summary').click();
    await expect(page.locator('details:has(#ExpRate) dl')).toBeVisible();
  });
});

test('a setting named in the text shows its default on hover and focus', async ({page}) => {
  await visit(page, '/settings-and-operation/change-settings');
  const link = page.locator('a[data-card]').first();
  const card = () =>
    link.evaluate((element) => getComputedStyle(element, '::after').display !== 'none');
  expect(await card()).toBe(false);
  await link.hover();
  await expect.poll(card).toBe(true);
  await expect(link).toHaveAttribute('data-card', /Default: /);
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await link.focus();
  await expect.poll(card).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(card).toBe(false);
});
