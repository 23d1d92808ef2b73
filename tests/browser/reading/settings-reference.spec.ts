import type {Page} from '@playwright/test';
import {defaultIni, optionSettingsLine, settingsForVersion} from '../../../src/core/settings';
import type {VersionId} from '../../../src/data/versions';
import enUpgrade from '../../../src/words/en/upgrade.json';
import jaUpgrade from '../../../src/words/ja/upgrade.json';
import {axeFindings} from '../../support/axe';
import {editions} from '../../support/addresses';
import {expect, hydrated, test} from '../../support/browser';

const pages = [
  ...editions,
  {locale: 'en', version: '0.1.5.1', base: '/0.1.5.1/'},
] as const satisfies readonly {locale: string; version: VersionId; base: string}[];

const configuration = (base: string) => `${base}settings-and-operation/configuration`;

/** Every setting that the page shows now. */
const shownKeys = (page: Page) =>
  page.locator('article h3:visible > code:first-child').allTextContents();

const upgradeWords = {en: enUpgrade, ja: jaUpgrade} as const;
const words = {
  en: {
    filter: 'Find a setting',
    group: 'Group',
    changed: /Only what changed/,
    usable: 'Only settings I can still use',
    egg: 'hatching egg',
    world: 'World',
    from: 'From version',
    to: 'To version',
    showAll: 'Show all',
  },
  ja: {
    filter: '設定項目を探す',
    group: 'グループ',
    changed: /から変わった設定項目だけ/,
    usable: '現在も使える設定項目だけ',
    egg: 'たまご 孵化',
    world: 'ワールド',
    from: '元のバージョン',
    to: '新しいバージョン',
    showAll: 'すべて表示',
  },
} as const;

for (const {locale, version, base} of pages) {
  const text = words[locale];
  const keys = settingsForVersion(version).map(({key}) => key);

  test.describe(`settings of ${version} in ${locale}`, () => {
    test('every setting has its own target, in the order of its group', async ({page}) => {
      await page.goto(configuration(base));
      const ids = await page
        .locator('article h3[id]:has(> code:first-child)')
        .evaluateAll((all) => all.map(({id}) => id));
      for (const key of keys) {
        expect(ids, `#${key}`).toContain(key);
      }
      expect(keys.length).toBeGreaterThanOrEqual(63);
    });

    test('the filter works at once, counts, and keeps its state in the address', async ({page}) => {
      await page.goto(configuration(base));
      await hydrated(page);
      const status = page.locator('form [role="status"]');
      await page.getByLabel(text.filter).fill(text.egg);
      await expect(page.locator('#PalEggDefaultHatchingTime')).toBeVisible();
      expect(await shownKeys(page)).toContain('PalEggDefaultHatchingTime');
      expect((await shownKeys(page)).length).toBeLessThan(5);
      await expect(status).toContainText(`${keys.length}`.slice(0, 1));
      await expect(page).toHaveURL(/q=/);

      await page.reload();
      await hydrated(page);
      await expect(page.getByLabel(text.filter)).toHaveValue(text.egg);
      await expect(page.locator('#ServerName')).toBeHidden();

      await page.getByRole('button', {name: text.showAll}).click();
      await expect(page.locator('#ServerName')).toBeVisible();
      await expect(page).not.toHaveURL(/q=/);
    });

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

    test('the downloads match the catalogue', async ({page, request}) => {
      await page.goto(configuration(base));
      const ini = page.locator(`a[href$="/data/${version}/PalWorldSettings.ini"]`);
      await expect(ini).toHaveAttribute('href', `/data/${version}/PalWorldSettings.ini`);
      const file = await (await request.get(`/data/${version}/PalWorldSettings.ini`)).text();
      expect(file).toBe(`[/Script/Pal.PalGameWorldSettings]\n${optionSettingsLine(version)}\n`);
      const json = (await (await request.get(`/data/${version}/settings.json`)).json()) as {
        settings: {key: string}[];
      };
      expect(json.settings.map(({key}) => key)).toEqual(keys);
      const schema = (await (
        await request.get(`/data/${version}/settings.schema.json`)
      ).json()) as {properties: Record<string, object>};
      expect(Object.keys(schema.properties)).toEqual(keys);
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

test.describe('differences between versions', () => {
  test('the default pair is the version before and this one', async ({page}) => {
    await page.goto('/settings-and-operation/changes');
    await expect(page.locator('article')).toContainText('From 0.5.0 to 0.6.8');
    await expect(page.locator('article')).toContainText('ItemCorruptionMultiplier');
  });

  for (const {locale, base} of [
    {locale: 'en', base: '/'},
    {locale: 'ja', base: '/ja/'},
  ] as const) {
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

  for (const {locale, base} of [
    {locale: 'en', base: '/'},
    {locale: 'ja', base: '/ja/'},
  ] as const) {
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

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {locale, version, base} of pages) {
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
