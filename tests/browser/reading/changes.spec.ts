import {defaultIni} from '../../../src/core/settings';
import {fillIn} from '../../../src/core/text/fillIn';
import {wordsOf} from '../../../src/words';
import {axeFindings} from '../../support/axe';
import {expect, reload, test, visit} from '../../support/browser';
import {newest, atRoot} from '../../support/addresses';

test('any pair can be chosen', async ({page, clipboard}) => {
  const {interface: ui, upgrade} = wordsOf('ja');
  const from = page.getByLabel(ui['component.Changes.from']);
  await visit(page, '/ja/settings-and-operation/changes');
  await expect(from).toHaveValue('0.5.0');
  await from.selectOption('0.4.15');
  await expect(page).toHaveURL(/from=0\.4\.15/);
  const article = page.locator('article');
  await expect(article).toContainText('CrossplayPlatforms');
  await expect(article).toContainText('AllowConnectPlatform');
  await expect(article.locator('li:has(> a)', {hasText: 'ChatPostLimitPerMinute'})).toContainText(
    /10\s*→\s*30/,
  );
  const steps = article.locator('ol > li');
  await expect(steps.first()).toHaveAttribute('data-step', 'stop');
  await expect(article.locator('[data-step=changed] code')).toHaveText([
    'ChatPostLimitPerMinute: 10 → 30',
  ]);
  await article.getByRole('button', {name: upgrade.copy, exact: true}).click();
  await expect(article.getByText(upgrade.copied)).toBeVisible();
  const copied = await clipboard();
  expect(copied.match(/^\d+\. /gm)).toHaveLength(await steps.count());
  expect(copied).toContain('   - `ChatPostLimitPerMinute: 10 → 30`');
  expect(copied).toContain(`](http://localhost:`);
  await reload(page);
  await expect(from).toHaveValue('0.4.15');
  await page.getByLabel(ui['component.Changes.to']).selectOption('0.4.15');
  await expect(article.locator('ul li code')).toHaveCount(0);
});

test('a settings file tells its version', async ({page}) => {
  const {upgrade: said} = wordsOf('en');
  const open = (text: string) =>
    page.locator('article input[type=file]').setInputFiles({
      name: 'PalWorldSettings.ini',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
  const sentence = (edition: string) => fillIn(said.recognised, {edition});
  await visit(page, `/${newest}/settings-and-operation/changes?from=0.4.15`);
  const from = page.getByLabel('From version');
  await open('OptionSettings=(ExpRate=2.000000)');
  await expect(page.getByText(said.unrecognised)).toBeVisible();
  await expect(from).toHaveValue('0.4.15');
  await open(defaultIni(atRoot));
  await expect(page.getByText(sentence(atRoot))).toBeVisible();
  await expect(from).toHaveValue(atRoot);
  await expect(page.locator('[data-step=updateNewest]')).toBeVisible();
  expect(await axeFindings(page, {within: 'article'})).toEqual([]);
  await visit(page, '/settings-and-operation/changes');
  await open(defaultIni(newest));
  await expect(page.getByText(sentence(newest))).toBeVisible();
  await expect(from).toHaveValue('0.5.0');
  await page.getByRole('link', {name: fillIn(said.toEdition, {edition: newest})}).click();
  await expect(page).toHaveURL(`/${newest}/settings-and-operation/changes`);
});
