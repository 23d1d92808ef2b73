import type {Page} from '@playwright/test';
import {settingsForVersion} from '../../../src/core/settings';
import {axeFindings} from '../../support/axe';
import {editions} from '../../support/addresses';
import {expect, hydrated, test} from '../../support/browser';

const configuration = (base: string) => `${base}settings-and-operation/configuration`;

/** Every setting that the page shows now. */
const shownKeys = (page: Page) =>
  page.locator('article h3:visible > code:first-child').allTextContents();

const words = {
  en: {
    filter: 'Find a setting',
    group: 'Group',
    changed: /Only what changed/,
    usable: 'Only settings I can still use',
    egg: 'hatching egg',
    world: 'World',
    showAll: 'Show all',
  },
  ja: {
    filter: '設定項目を探す',
    group: 'グループ',
    changed: /から変わった設定項目だけ/,
    usable: '現在も使える設定項目だけ',
    egg: 'たまご 孵化',
    world: 'ワールド',
    showAll: 'すべて表示',
  },
} as const;

for (const {locale, version, base} of editions) {
  const text = words[locale];
  const count = String(settingsForVersion(version).length);

  test.describe(`settings of ${version} in ${locale}`, () => {
    test('the filter works at once, counts, and keeps its state in the address', async ({page}) => {
      await page.goto(configuration(base));
      await hydrated(page);
      const status = page.locator('form [role="status"]');
      await page.getByLabel(text.filter).fill(text.egg);
      await expect(page.locator('#PalEggDefaultHatchingTime')).toBeVisible();
      expect(await shownKeys(page)).toContain('PalEggDefaultHatchingTime');
      expect((await shownKeys(page)).length).toBeLessThan(5);
      await expect(status).toContainText(count.slice(0, 1));
      await expect(page).toHaveURL(/q=/);

      await page.reload();
      await hydrated(page);
      await expect(page.getByLabel(text.filter)).toHaveValue(text.egg);
      await expect(page.locator('#ServerName')).toBeHidden();

      await page.getByRole('button', {name: text.showAll}).click();
      await expect(page.locator('#ServerName')).toBeVisible();
      await expect(page).not.toHaveURL(/q=/);
    });

    // What no language changes.
    if (locale !== 'en') {
      return;
    }

    test('going back brings the filter of the address back', async ({page}) => {
      await page.goto(configuration(base));
      await hydrated(page);
      await page.getByLabel(text.filter).fill(text.egg);
      await expect(page).toHaveURL(/q=/);
      await page.locator(`nav.menu a[href="${configuration(base)}"]`).click();
      await expect(page).not.toHaveURL(/q=/);
      await expect(page.locator('#ServerName')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/q=/);
      await expect(page.getByLabel(text.filter)).toHaveValue(text.egg);
      await expect(page.locator('#ServerName')).toBeHidden();
    });

    test('the filter by group and by use works with the keyboard', async ({page}) => {
      await page.goto(configuration(base));
      await hydrated(page);
      await page.getByLabel(text.filter).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByLabel(text.group, {exact: true})).toBeFocused();
      await page.getByLabel(text.group, {exact: true}).selectOption({label: text.world});
      await expect(page.locator('#ServerName')).toBeHidden();
      await expect(page.locator('#Difficulty')).toBeVisible();
      await page.getByLabel(text.usable).focus();
      await page.keyboard.press('Space');
      await expect(page.locator('#Difficulty')).toBeHidden();
      await expect(page.locator('#ExpRate')).toBeVisible();
      await expect(page).toHaveURL(/group=world/);
      await expect(page).toHaveURL(/usable=1/);
    });

    test('a link to a setting shows it, also through a filter that hides it', async ({page}) => {
      await page.goto(`${configuration(base)}?q=zzz#ServerPlayerMaxNum`);
      await hydrated(page);
      await expect(page.locator('#ServerPlayerMaxNum')).toBeInViewport();
    });

    test('a phone shows cards and scrolls only downwards', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(configuration(base));
      await hydrated(page);
      const widths = await page.evaluate(() => ({
        page: document.documentElement.scrollWidth,
        widest: Math.max(
          ...Array.from(document.querySelectorAll('article h3, article h3 + div')).map(
            (element) => element.getBoundingClientRect().right,
          ),
        ),
      }));
      expect(widths.page).toBeLessThanOrEqual(390);
      expect(widths.widest).toBeLessThanOrEqual(390);
    });
  });
}

test.describe('settings of the latest version', () => {
  test('what changed since the version before can be asked for', async ({page}) => {
    await page.goto('/settings-and-operation/configuration?changed=1');
    await hydrated(page);
    await expect(page.locator('#ServerName')).toBeHidden();
    expect(await shownKeys(page)).toEqual([
      'bIsShowJoinLeftMessage',
      'ChatPostLimitPerMinute',
      'ItemContainerForceMarkDirtyInterval',
      'EquipmentDurabilityDamageRate',
      'ItemCorruptionMultiplier',
    ]);
    await expect(page.locator('form [role="status"]')).toHaveText('5 of 92 settings match.');
  });

  test('a key and a line with the default can be copied', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/settings-and-operation/configuration#PalEggDefaultHatchingTime');
    await hydrated(page);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', {name: 'Copy key PalEggDefaultHatchingTime'}).click();
    await expect.poll(clipboard).toBe('PalEggDefaultHatchingTime');
    await page
      .getByRole('button', {name: 'Copy with default PalEggDefaultHatchingTime=72.000000'})
      .click();
    await expect.poll(clipboard).toBe('PalEggDefaultHatchingTime=72.000000');
  });

  test('the filter survives the switch of the language', async ({page}) => {
    await page.goto('/settings-and-operation/configuration?group=guild');
    await hydrated(page);
    await page.goto('/ja/settings-and-operation/configuration?group=guild');
    await hydrated(page);
    await expect(page.locator('#GuildPlayerMaxNum')).toBeVisible();
    await expect(page.locator('#ServerName')).toBeHidden();
  });

  test('a setting named in the text shows its name and default on hover and focus', async ({
    page,
  }) => {
    await page.goto('/settings-and-operation/configuration');
    await hydrated(page);
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

  for (const [address, scheme] of [
    ['configuration?changed=1', 'light'],
    ['changes?from=0.4.15', 'dark'],
  ] as const) {
    test(`no accessibility fault on ${address} in the ${scheme} mode`, async ({page}) => {
      await page.emulateMedia({colorScheme: scheme});
      await page.goto(`/settings-and-operation/${address}`);
      await hydrated(page);
      expect(await axeFindings(page, {within: 'article'})).toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {locale, version, base} of editions) {
    test(`everything is there: ${version} in ${locale}`, async ({page}) => {
      await page.goto(configuration(base));
      for (const key of ['ServerName', 'PalEggDefaultHatchingTime', 'bIsPvP']) {
        await expect(page.locator(`#${key}`)).toBeVisible();
      }
      await expect(page.getByLabel(words[locale].filter)).toBeHidden();
      await expect(page.locator('#PalEggDefaultHatchingTime + div')).toContainText('72.000000');
      await page.goto(`${configuration(base)}#bIsPvP`);
      await expect(page.locator('#bIsPvP')).toBeInViewport();
    });
  }
});
