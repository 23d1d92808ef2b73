import type {Locator} from '@playwright/test';
import {axeFindings} from '../../support/axe';
import {hydrated, test} from '../../support/browser';
import {box, expect, INDEX, open, options, other, panel, words} from '../../support/search';

for (const [locale, text] of Object.entries(words)) {
  test.describe(`search box, ${locale}`, () => {
    test('loads nothing before its first use, then one index, once', async ({page}) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await open(page, text.base);
      await page.waitForLoadState('networkidle');
      expect(requests.filter((url) => INDEX.test(url))).toEqual([]);
      await expect(box(page)).toHaveAccessibleName(text.search);
      await box(page).hover();
      await expect.poll(() => requests.filter((url) => INDEX.test(url)).length).toBe(1);
      await box(page).fill('ExpRate');
      await expect(options(page).first()).toContainText('ExpRate');
      const [index] = requests.filter((url) => INDEX.test(url));
      expect(new URL(index!).pathname).toBe(`${text.base}search-index.json`);
      expect(new URL(index!).search).toMatch(/^\?_=\w+$/);
    });

    test('opens a setting at its place by keyboard alone', async ({page}) => {
      await open(page, `${text.base}getting-started/about-server`);
      await page.keyboard.press('Control+k');
      await expect(box(page)).toBeFocused();
      await page.keyboard.type('serverplayermaxnum');
      await expect(options(page).first()).toContainText('ServerPlayerMaxNum');
      await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
      const first = await options(page).first().getAttribute('id');
      await expect(box(page)).toHaveAttribute('aria-activedescendant', first!);
      await page.keyboard.press('ArrowDown');
      const second = await options(page).nth(1).getAttribute('id');
      await expect(box(page)).toHaveAttribute('aria-activedescendant', second!);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(
        new RegExp(`${text.base}settings-and-operation/configuration#ServerPlayerMaxNum$`),
      );
      await expect(panel(page)).toBeHidden();
    });

    test('gives at most 8 hits with short, marked snippets, and the way to all', async ({page}) => {
      await open(page, text.base);
      await page.keyboard.press('/');
      await page.keyboard.type(locale === 'ja' ? 'サーバー 設定' : 'server settings');
      await expect(options(page).last()).toHaveText(text.all);
      const count = await options(page).count();
      expect(count).toBeGreaterThan(3);
      expect(count).toBeLessThanOrEqual(9);
      expect(await panel(page).locator('mark').count()).toBeGreaterThan(2);
      for (const snippet of await panel(page).locator('span + span').allTextContents()) {
        expect([...snippet].length).toBeLessThanOrEqual(50);
      }
      // Whose section it is stands above it, unless the page itself comes first.
      const groups = await panel(page).getByRole('group').all();
      expect(groups.length).toBeGreaterThan(1);
      for (const group of groups) {
        const first = (await group.getByRole('option').first().getAttribute('href'))!;
        const title = group.locator('div').first();
        const isShown = await title.evaluate((node) => getComputedStyle(node).clipPath === 'none');
        expect(isShown, first).toBe(first.includes('#'));
      }
      await options(page).last().click();
      await expect(page).toHaveURL(new RegExp(`${text.base}search\\?q=`));
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });

    test('Escape closes, then clears; nothing found says so and helps', async ({page}) => {
      await open(page, text.base);
      await box(page).fill('xqzvwk');
      const popup = page.getByRole('search').first();
      await expect(popup.getByText(text.none).first()).toBeVisible();
      await expect(popup.getByRole('link', {name: text.az})).toBeVisible();
      await expect(options(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(popup.getByRole('link', {name: text.az})).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(box(page)).toHaveValue('');
    });

    test('an old version finds its own pages', async ({page}) => {
      await open(page, `${text.base}0.4.15/settings-and-operation/commands`);
      await box(page).fill('AllowConnectPlatform');
      await expect(options(page).first()).toHaveAttribute('href', /\/0\.4\.15\/.*#AllowConnect/);
      await options(page).last().click();
      await expect(page).toHaveURL(/version=0\.4\.15/);
      await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
        'href',
        /\/0\.4\.15\//,
      );
    });

    for (const theme of [locale === 'en' ? 'light' : 'dark'] as const) {
      test(`the open panel has no accessibility findings, ${theme}`, async ({page}) => {
        await page.emulateMedia({colorScheme: theme});
        await page.addInitScript(() => localStorage.setItem('search.recent', '["port", "8211"]'));
        await open(page, `${text.base}getting-started/requirements`);
        const popup = page.getByRole('search').first();
        const states: readonly (readonly [string, Locator])[] = [
          ['', popup.getByRole('region', {name: text.recent})],
          ['port', options(page).first()],
          ['PalEgDefaultHachingTme', popup.getByText(text.suggestions)],
        ];
        for (const [query, shown] of states) {
          await box(page).fill(query);
          await box(page).click();
          await expect(shown).toBeVisible();
          expect(await axeFindings(page, {within: '[role="search"]'})).toEqual([]);
        }
      });
    }

    test('keeps the last queries that led somewhere, and forgets them one by one or all', async ({
      page,
    }) => {
      await open(page, `${text.base}getting-started/requirements`);
      const popup = page.getByRole('search').first();
      const recent = popup.getByRole('region', {name: text.recent});
      for (const query of ['8211', 'ExpRate']) {
        await box(page).fill(query);
        await expect(options(page).first()).toContainText(query);
        await box(page).press('Enter');
        await expect(panel(page)).toBeHidden();
        // The address changes at once, the page comes later, and takes the focus from the box.
        const {hash} = new URL(page.url());
        await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)).toBeInViewport();
      }
      // What was only typed is no query to ask again.
      await box(page).fill('RCON');
      await popup.getByRole('button', {name: text.clear}).click();
      await expect(box(page)).toBeFocused();
      await expect(recent.getByRole('listitem')).toHaveText([/^ExpRate/, /^8211/]);
      await page.reload();
      await hydrated(page);
      await box(page).click();
      // By keyboard: heading's button, then the first query.
      await box(page).press('ArrowDown');
      await expect(recent.getByRole('button', {name: text.removeAll})).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(box(page)).toHaveValue('ExpRate');
      await expect(box(page)).toBeFocused();
      await expect(options(page).first()).toContainText('ExpRate');
      await box(page).fill('');
      await recent.getByRole('button', {name: text.remove}).click();
      await expect(recent.getByRole('listitem')).toHaveText([/^8211/]);
      await expect(box(page)).toBeFocused();
      await recent.getByRole('button', {name: text.removeAll}).click();
      await expect(recent).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull();
    });

    test('offers near names where little is found, and ways on where nothing is', async ({
      page,
    }) => {
      await open(page, `${text.base}getting-started/requirements`);
      const popup = page.getByRole('search').first();
      await box(page).fill('PalEgDefaultHachingTme');
      await expect(popup.getByText(text.suggestions)).toBeVisible();
      await expect(popup.getByText(text.version)).toBeVisible();
      await expect(popup.getByRole('link', {name: other})).toHaveAttribute(
        'href',
        `${text.base}search?q=PalEgDefaultHachingTme&version=${other}%2F`,
      );
      await expect(popup.getByRole('link', {name: text.troubleshooting})).toBeVisible();
      await popup.getByRole('button', {name: 'PalEggDefaultHatchingTime'}).click();
      await expect(box(page)).toBeFocused();
      await expect(options(page).first()).toHaveAttribute('href', /#PalEggDefaultHatchingTime$/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#PalEggDefaultHatchingTime$/);
    });

    test('the box of the home page answers while typing', async ({page}) => {
      await open(page, text.base);
      const home = page.getByRole('main').getByRole('combobox', {name: text.inHome});
      await home.pressSequentially('rcon', {delay: 120});
      const own = page.getByRole('main').locator('[aria-busy=false]').getByRole('option');
      await expect(own.first()).toContainText('RCON');
      await home.press('Escape');
      await expect(own.first()).toBeHidden();
      await home.press('ArrowDown');
      await home.press('ArrowDown');
      const target = await own.nth(1).getAttribute('href');
      await home.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${target!.replace(/[.?]/g, '\\$&')}$`));
    });

    test.describe('on a phone', () => {
      test.use({viewport: {width: 390, height: 844}, hasTouch: true});
      test('the box takes the whole width and gives the page back', async ({page}) => {
        await open(page, `${text.base}getting-started/requirements`);
        await box(page).click();
        await box(page).fill('8211');
        await expect(options(page).first()).toBeVisible();
        const area = await page.getByRole('search').first().boundingBox();
        expect(area).toMatchObject({x: 0, y: 0, width: 390, height: 844});
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        await page.getByRole('button', {name: text.close}).click();
        await expect(panel(page)).toBeHidden();
        await box(page).click();
        await box(page).fill('8211');
        await options(page).first().click();
        await expect(page).toHaveURL(/#/);
        await expect(panel(page)).toBeHidden();
        // The phone's button 'back' closes the box, and the page stays.
        const found = page.url();
        await box(page).click();
        await expect(options(page).first()).toBeVisible();
        await page.goBack();
        await expect(panel(page)).toBeHidden();
        await expect(page).toHaveURL(found);
      });

      test('back closes the box on the first page of a tab, and from a hit leads to that page', async ({
        page,
      }) => {
        const first = `${text.base}getting-started/requirements`;
        await open(page, first);
        await box(page).click();
        await box(page).fill('8211');
        await expect(options(page).first()).toBeVisible();
        await page.goBack();
        await expect(panel(page)).toBeHidden();
        await expect(page).toHaveURL(new RegExp(`${first}$`));
        // Closed by its own button, the box leaves nothing behind in the history.
        await box(page).click();
        await page.getByRole('button', {name: text.close}).click();
        await expect(panel(page)).toBeHidden();
        await box(page).click();
        await box(page).fill('ExpRate');
        await options(page).first().click();
        await expect(page).toHaveURL(/#ExpRate$/);
        await page.goBack();
        await expect(page).toHaveURL(new RegExp(`${first}$`));
        await expect(panel(page)).toBeHidden();
      });

      test('the box of the home page takes the screen, too, and gives it back', async ({page}) => {
        await open(page, `${text.base}getting-started/requirements`);
        await page
          .getByRole('link', {name: /^Palworld|パルワールド/})
          .first()
          .click();
        const home = page.getByRole('main').getByRole('combobox', {name: text.inHome});
        await home.tap();
        await home.pressSequentially('8211', {delay: 60});
        const own = page.getByRole('main').locator('[aria-busy=false]').getByRole('option');
        await expect(own.first()).toBeVisible();
        const area = await page.getByRole('main').getByRole('search').boundingBox();
        expect(area).toMatchObject({x: 0, y: 0, width: 390, height: 844});
        const before = page.url();
        await page.goBack();
        await expect(own.first()).toBeHidden();
        await expect(page).toHaveURL(before);
      });
    });
  });

  test.describe(`without scripts, ${locale}`, () => {
    test.use({javaScriptEnabled: false});
    test('the box is hidden and a link leads to the list of names', async ({page}) => {
      await page.goto(`${text.base}0.4.15/settings-and-operation/commands`);
      await expect(page.getByRole('combobox')).toBeHidden();
      await page.getByRole('link', {name: text.az, exact: true}).first().click();
      await expect(page).toHaveURL(/0\.4\.15\/settings-and-operation\/a-z/);
      for (const name of ['ServerPlayerMaxNum', '-publiclobby', '/KickPlayer']) {
        await expect(page.getByRole('link', {name, exact: true}).first()).toBeVisible();
      }
    });
  });
}
