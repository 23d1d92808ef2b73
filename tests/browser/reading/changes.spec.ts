/** The page that compares two versions: any pair, the steps of an upgrade, a file that tells its version. */
import {defaultIni} from '../../../src/core/settings';
import enUpgrade from '../../../src/words/en/upgrade.json';
import jaUpgrade from '../../../src/words/ja/upgrade.json';
import {axeFindings} from '../../support/axe';
import {expect, hydrated, test} from '../../support/browser';
import {locales} from '../../support/pageKinds';

const upgradeWords = {en: enUpgrade, ja: jaUpgrade} as const;
const words = {
  en: {from: 'From version', to: 'To version'},
  ja: {from: '元のバージョン', to: '新しいバージョン'},
} as const;

test.describe('differences between versions', () => {
  test('the default pair is the version before and this one', async ({page}) => {
    await page.goto('/settings-and-operation/changes');
    await expect(page.locator('article')).toContainText('From 0.5.0 to 0.6.8');
    await expect(page.locator('article')).toContainText('ItemCorruptionMultiplier');
  });

  for (const {locale, base} of locales) {
    test(`any pair can be chosen, in ${locale}`, async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`${base}settings-and-operation/changes`);
      await hydrated(page);
      await page.getByLabel(words[locale].from).selectOption('0.4.15');
      await expect(page).toHaveURL(/from=0\.4\.15/);
      const article = page.locator('article');
      await expect(article).toContainText('CrossplayPlatforms');
      await expect(article).toContainText('AllowConnectPlatform');
      await expect(
        article.locator('li:has(> a)', {hasText: 'ChatPostLimitPerMinute'}),
      ).toContainText(/10\s*→\s*30/);
      const steps = article.locator('ol > li');
      await expect(steps.first()).toHaveAttribute('data-step', 'stop');
      await expect(article.locator('[data-step=changed] code')).toHaveText([
        'ChatPostLimitPerMinute: 10 → 30',
      ]);
      await article.getByRole('button', {name: upgradeWords[locale].copy, exact: true}).click();
      await expect(article.getByText(upgradeWords[locale].copied)).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.match(/^\d+\. /gm)).toHaveLength(await steps.count());
      expect(copied).toContain('   - `ChatPostLimitPerMinute: 10 → 30`');
      expect(copied).toContain(`](http://localhost:`);
      await page.reload();
      await hydrated(page);
      await expect(page.getByLabel(words[locale].from)).toHaveValue('0.4.15');
      await page.getByLabel(words[locale].to).selectOption('0.4.15');
      await expect(article.locator('ul li code')).toHaveCount(0);
    });
  }

  for (const {locale, base} of locales) {
    test(`a settings file tells its version, in ${locale}`, async ({page}) => {
      const said = upgradeWords[locale];
      const open = (text: string) =>
        page.locator('article input[type=file]').setInputFiles({
          name: 'PalWorldSettings.ini',
          mimeType: 'text/plain',
          buffer: Buffer.from(text),
        });
      const sentence = (edition: string) => said.recognised.replace('{edition}', edition);
      await page.goto(`${base}1.0/settings-and-operation/changes?from=0.4.15`);
      await hydrated(page);
      const from = page.getByLabel(words[locale].from);
      await open('OptionSettings=(ExpRate=2.000000)');
      await expect(page.getByText(said.unrecognised)).toBeVisible();
      await expect(from).toHaveValue('0.4.15');
      await open(defaultIni('0.6.8'));
      await expect(page.getByText(sentence('0.6.8'))).toBeVisible();
      await expect(from).toHaveValue('0.6.8');
      await expect(page.locator('[data-step=update]')).toBeVisible();
      expect(await axeFindings(page, {within: 'article'})).toEqual([]);
      // An older page doesn't know what 1.0 changed.
      await page.goto(`${base}settings-and-operation/changes`);
      await hydrated(page);
      await open(defaultIni('1.0'));
      await expect(page.getByText(sentence('1.0'))).toBeVisible();
      await expect(from).toHaveValue('0.5.0');
      await page.getByRole('link', {name: said.toEdition.replace('{edition}', '1.0')}).click();
      await expect(page).toHaveURL(`${base}1.0/settings-and-operation/changes`);
    });
  }

  test('an old version compares only with those before it', async ({page}) => {
    await page.goto('/0.4.15/settings-and-operation/changes');
    await hydrated(page);
    const offered = await page.getByLabel('To version').locator('option').allTextContents();
    expect(offered).toEqual(['0.4.15', '0.3.12.0', '0.2.4.0', '0.1.5.1']);
  });
});
