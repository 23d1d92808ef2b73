import type {Page} from '@playwright/test';
import {settingsForVersion} from '../../../src/core/settings';
import {expect, reload, test, visit} from '../../support/browser';

/** Every setting that the page shows now. */
const shownKeys = (page: Page) =>
  page.locator('article h3:visible > code:first-child').allTextContents();

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

  // Going back brings the filter of the address back.
  await page.locator(`nav.menu a[href="${oldAddress}"]`).click();
  await expect(page).not.toHaveURL(/q=/);
  await expect(page.locator('#ServerName')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByLabel('設定項目を探す')).toHaveValue(egg);
  await expect(page.locator('#ServerName')).toBeHidden();

  await page.getByLabel('グループ', {exact: true}).selectOption({index: 1});
  await expect(page).toHaveURL(/group=/);
  await page.getByRole('button', {name: 'すべて表示'}).press('Enter');
  await expect(page.getByLabel('設定項目を探す')).toBeFocused();
  await expect(page.locator('#ServerName')).toBeVisible();
  await expect(page).not.toHaveURL(/q=/);
});

test('a link shows a setting that a filter hides; its key and line are copied', async ({
  page,
  clipboard,
}) => {
  await visit(page, `${address}?q=zzz#PalEggDefaultHatchingTime`);
  await expect(page.locator('#PalEggDefaultHatchingTime')).toBeInViewport();
  await page.getByRole('button', {name: 'Copy key PalEggDefaultHatchingTime'}).click();
  await expect.poll(clipboard).toBe('PalEggDefaultHatchingTime');
  await page
    .getByRole('button', {name: 'Copy with default PalEggDefaultHatchingTime=72.000000'})
    .click();
  await expect.poll(clipboard).toBe('PalEggDefaultHatchingTime=72.000000');
});

test('a setting named in the text shows its default on hover and focus', async ({page}) => {
  await visit(page, address);
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
