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
  expect(await shownKeys(page)).toContain('PalEggDefaultHatchingTime');
  expect((await shownKeys(page)).length).toBeLessThan(5);
  await expect(status).toContainText(String(settingsForVersion('0.4.15').length));
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

  await page.getByRole('button', {name: 'すべて表示'}).click();
  await expect(page.locator('#ServerName')).toBeVisible();
  await expect(page).not.toHaveURL(/q=/);
});

test('the filter by group and by use works with the keyboard', async ({page}) => {
  await visit(page, address);
  await page.getByLabel('Find a setting').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Group', {exact: true})).toBeFocused();
  await page.getByLabel('Group', {exact: true}).selectOption({label: 'World'});
  await expect(page.locator('#ServerName')).toBeHidden();
  await expect(page.locator('#Difficulty')).toBeVisible();
  await page.getByLabel('Only settings I can still use').focus();
  await page.keyboard.press('Space');
  await expect(page.locator('#Difficulty')).toBeHidden();
  await expect(page.locator('#ExpRate')).toBeVisible();
  await expect(page).toHaveURL(/group=world/);
  await expect(page).toHaveURL(/usable=1/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#ServerName')).toBeVisible();
  await expect(page.getByLabel('Find a setting')).toBeFocused();
});

test('what changed since the version before can be asked for', async ({page}) => {
  await visit(page, `${address}?changed=1`);
  await expect(page.locator('#ServerName')).toBeHidden();
  expect(await shownKeys(page)).toHaveLength(5);
  expect(await shownKeys(page)).toContain('ItemCorruptionMultiplier');
  await expect(page.locator('form [role="status"]')).toHaveText('5 of 92 settings match.');
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

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('everything is there', async ({page}) => {
    await page.goto(oldAddress);
    for (const key of ['ServerName', 'PalEggDefaultHatchingTime', 'bIsPvP']) {
      await expect(page.locator(`#${key}`)).toBeVisible();
    }
    await expect(page.getByLabel('設定項目を探す')).toBeHidden();
    await expect(page.locator('#PalEggDefaultHatchingTime + div')).toContainText('72.000000');
    await page.goto(`${oldAddress}#bIsPvP`);
    await expect(page.locator('#bIsPvP')).toBeInViewport();
  });
});
