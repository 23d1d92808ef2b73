import type {Locator, Page} from '@playwright/test';
import {fillIn} from '../../../src/core/text/fillIn';
import {atRoot} from '../../support/addresses';
import {axeFindings} from '../../support/axe';
import {expect, test, visit} from '../../support/browser';
import {editorIn} from '../../support/settingsEditor';

const old =
  '[/Script/Pal.PalGameWorldSettings]\nOptionSettings=(ExpRate=2.500000,AdminPassword="secret-1",AllowConnectPlatform=Steam,PublicPort=8250,ServerPlayerMaxNum=16)\n';

const {words, tools, address, start, bring, result} = editorIn('ja');

const open = async (page: Page, text: string) => {
  await bring(page, text);
  await expect(page.getByLabel(words.paste)).toHaveCount(0);
};

test('the steps of an upgrade are those of the file', async ({page}) => {
  await start(page);
  await page.getByRole('button', {name: words.upgrade, exact: true}).click();
  await expect(page.getByText(fillIn(tools.upgradeNoFile, {version: atRoot}))).toBeVisible();
  await expect(page.locator('li[data-step]').first()).toHaveAttribute('data-step', 'stop');
  await open(page, old);
  await page.getByRole('button', {name: words.upgrade, exact: true}).click();
  await page.getByLabel(words.origin, {exact: true}).selectOption('0.4.15');
  await expect(page.locator('[data-step=changed] code')).toHaveText([
    'ChatPostLimitPerMinute: 10 → 30',
  ]);
  await expect(page.locator('[data-step=fit] [data-kind=dropped] li')).toHaveText(
    'AllowConnectPlatform=Steam',
  );
  expect(await axeFindings(page, {within: 'article'})).toEqual([]);
  await page.getByRole('button', {name: fillIn(words.convert, {version: atRoot})}).click();
  await expect(page.getByRole('button', {name: words.upgrade, exact: true})).toBeFocused();
  await expect(page.locator('[data-step=fit]')).toHaveText(
    fillIn(words.nothingToConvert, {version: atRoot}),
  );
  await expect(page.locator('[data-step=start]')).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(result(page)).toBeHidden();
  await expect(page.locator('[data-step=stop]')).toBeVisible();
});

test('the settings are given in other forms, and variables are read', async ({page, clipboard}) => {
  await start(page);
  await open(page, old);
  await page.locator('summary', {hasText: words.outputs}).click();
  const field = (form: keyof typeof tools.forms) =>
    page.getByRole('textbox', {name: tools.forms[form]});
  await expect(field('start')).toHaveValue(/^\.\/PalServer\.sh -port=8250 -players=16\n/);
  await page.getByLabel(tools.form, {exact: true}).selectOption('jammsen-compose');
  await expect(field('jammsen-compose')).toHaveValue(/ADMIN_PASSWORD: "••••"/);
  await page.getByRole('button', {name: tools.copy}).click();
  await expect(page.getByText(words.copied, {exact: true})).toBeVisible();
  const copied = await clipboard();
  expect(copied).toContain('ADMIN_PASSWORD: "secret-1"');
  expect(await axeFindings(page, {within: 'article'})).toEqual([]);
  await open(page, copied);
  await expect(result(page)).toHaveValue(/ExpRate=2\.500000,.*PublicPort=8250/s);
});

test('a setting has an address, and the search its synonyms', async ({page}) => {
  await page.setViewportSize({width: 390, height: 664});
  await visit(page, address.replace('editor', 'configuration#ExpRate'));
  await page.locator('a[href$="editor#ExpRate"]').click();
  await expect(page.locator('[data-key=ExpRate] input').first()).toBeFocused();
  const bar = page.getByRole('group', {name: words.actions});
  await page.evaluate(() => window.scrollTo(0, 0));
  const box = page.getByRole('searchbox', {name: words.search});
  await box.click();
  await page.keyboard.type('定員');
  await expect(page.locator('[data-key=ServerPlayerMaxNum]')).toBeVisible();
  await expect(async () => {
    const strip = (await bar.boundingBox())!;
    const {y} = (await page.locator('[data-key]').first().boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(strip.y + strip.height);
    expect(y).toBeLessThan(500);
    expect(strip.y).toBeGreaterThanOrEqual(0);
  }).toPass({timeout: 5000});
  await expect(box).toBeFocused();
  const control = (line: Locator) => line.locator('input, select').first();
  await box.fill('');
  await box.pressSequentially('password');
  await page.keyboard.press('Enter');
  const lines = page.locator('[data-key]');
  await expect(control(lines.first())).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(control(lines.nth(1))).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
});
