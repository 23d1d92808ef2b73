import type {Locator} from '@playwright/test';
import {fillIn} from '../../../src/core/text/fillIn';
import {wordsOf} from '../../../src/words';
import {axeFindings} from '../../support/axe';
import {reload, test, visit} from '../../support/browser';
import {useFonts} from '../../support/fonts';
import {atRoot, box, expect, INDEX, options, other, panel} from '../../support/search';

const {interface: text} = wordsOf('ja');
const prose = '/ja/getting-started/requirements';

test('loads nothing before its first use, then one index, once', async ({page}) => {
  const indexes: string[] = [];
  page.on('request', (request) => INDEX.test(request.url()) && indexes.push(request.url()));
  await visit(page, '/ja/');
  await page.waitForLoadState('networkidle');
  expect(indexes).toEqual([]);
  await expect(box(page)).toHaveAccessibleName(text['theme.SearchBar.label']);
  await box(page).hover();
  await expect.poll(() => indexes.length).toBe(1);
  await box(page).fill('ExpRate');
  await expect(options(page).first()).toContainText('ExpRate');
  expect(indexes).toHaveLength(1);
  expect(indexes[0]).toMatch(/\/ja\/search-index\.json\?_=\w+$/);
});

test('opens a setting at its place by keyboard alone', async ({page}) => {
  await visit(page, '/ja/getting-started/about-server');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('serverplayermaxnum');
  await expect(options(page).first()).toContainText('ServerPlayerMaxNum');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  const active = async (index: number) => {
    const id = await options(page).nth(index).getAttribute('id');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', id!);
  };
  await active(0);
  await page.keyboard.press('ArrowDown');
  await active(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ja\/.*\/configuration#ServerPlayerMaxNum$/);
  await expect(panel(page)).toBeHidden();
});

for (const width of [1000, 1440]) {
  test(`grows to the width of its panel where somebody types, ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await visit(page, prose);
    const leftOf = async (part: Locator) => Math.round((await part.boundingBox())!.x);
    const closed = await leftOf(box(page));
    await box(page).fill('サーバー 設定');
    await expect(options(page).first()).toBeVisible();
    const inner = await leftOf(panel(page));
    const opened = await leftOf(box(page));
    expect(opened).toBeLessThan(closed - 200);
    expect(Math.abs(opened - inner)).toBeLessThan(16);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => leftOf(box(page))).toBe(closed);
  });
}

test('gives at most 8 hits with short snippets; Escape closes, then clears', async ({page}) => {
  await visit(page, '/ja/');
  await page.keyboard.press('/');
  await page.keyboard.type('サーバー 設定');
  await expect(options(page).last()).toHaveText(text['theme.SearchBar.seeAll']);
  const links = panel(page).locator('a[role="option"]');
  const count = await links.count();
  expect(count).toBeGreaterThan(3);
  expect(count).toBeLessThanOrEqual(9);
  expect(await panel(page).locator('mark').count()).toBeGreaterThan(2);
  // A group names its page, unless the page itself is a hit.
  const groups = await panel(page).getByRole('group').all();
  expect(groups.length).toBeGreaterThan(1);
  for (const group of groups) {
    const own = await group
      .locator('a')
      .evaluateAll((hits) => hits.map((hit) => (hit as HTMLAnchorElement).hash));
    const title = group.locator('div').first();
    const isShown = await title.evaluate((node) => getComputedStyle(node).clipPath === 'none');
    expect(isShown, own.join()).toBe(!own.includes(''));
  }
  const more = panel(page).locator('button').first();
  const counted = Number(/\d+/.exec((await more.textContent())!)![0]);
  await more.hover();
  await page.keyboard.press('Enter');
  await expect(links).toHaveCount(count + counted);
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
});

test('a number that is nowhere is said above the hits', async ({page}) => {
  await visit(page, '/ja/');
  await box(page).fill('終了コード 126');
  await expect(options(page).first()).toBeVisible();
  const said = text['search.unknown'].replace('{number}', '126');
  await expect(page.locator('.navbar').getByText(said)).toBeVisible();
  await box(page).fill('ポート 8211');
  await expect(page.locator('.navbar').getByText(said)).toHaveCount(0);
});

test('an old version finds its own pages', async ({page}) => {
  await visit(page, '/ja/0.4.15/settings-and-operation/commands');
  await box(page).fill('AllowConnectPlatform');
  await expect(options(page).first()).toHaveAttribute('href', /\/0\.4\.15\/.*#AllowConnect/);
  await options(page).last().click();
  await expect(page).toHaveURL(/version=0\.4\.15/);
  const first = page.getByRole('main').getByRole('link').first();
  await expect(first).toHaveAttribute('href', /\/0\.4\.15\//);
});

test('the open panel has no accessibility findings in dark colours', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.addInitScript(() => localStorage.setItem('search.recent', '["port", "8211"]'));
  await visit(page, prose);
  const popup = page.getByRole('search').first();
  const states: readonly (readonly [string, Locator])[] = [
    ['', popup.getByRole('region', {name: text['search.recent']})],
    ['port', options(page).first()],
    ['PalEgDefaultHachingTme', popup.getByText(text['search.suggestions'])],
  ];
  for (const [query, shown] of states) {
    await box(page).fill(query);
    await box(page).click();
    await expect(shown).toBeVisible();
    expect(await axeFindings(page, {within: '[role="search"]'})).toEqual([]);
  }
});

test('keeps the last queries that led somewhere, and forgets them', async ({page}) => {
  await visit(page, prose);
  const popup = page.getByRole('search').first();
  const recent = popup.getByRole('region', {name: text['search.recent']});
  for (const query of ['8211', 'ExpRate']) {
    await box(page).fill(query);
    await expect(options(page).first()).toContainText(query);
    await box(page).press('Enter');
    await expect(panel(page)).toBeHidden();
    // The address changes before the page appears and gets the focus.
    const {hash} = new URL(page.url());
    await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)).toBeInViewport();
  }
  await box(page).fill('RCON');
  await popup.getByRole('button', {name: text['theme.SearchBar.clear']}).click();
  await expect(box(page)).toBeFocused();
  await reload(page);
  await box(page).click();
  await expect(recent.getByRole('listitem')).toHaveText([/^ExpRate/, /^8211/]);
  await box(page).press('ArrowDown');
  await expect(recent.getByRole('button', {name: text['search.recent.removeAll']})).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('ExpRate');
  await expect(box(page)).toBeFocused();
  await box(page).fill('');
  await recent
    .getByRole('button', {name: fillIn(text['search.recent.remove'], {query: 'ExpRate'})})
    .click();
  await expect(recent.getByRole('listitem')).toHaveText([/^8211/]);
  await expect(box(page)).toBeFocused();
  await recent.getByRole('button', {name: text['search.recent.removeAll']}).click();
  await expect(recent).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull();
});

test('offers near names where little is found, and ways on where nothing is', async ({page}) => {
  await visit(page, prose);
  const popup = page.getByRole('search').first();
  await box(page).fill('xqzvwk');
  await expect(popup.getByText(text['search.none']).first()).toBeVisible();
  await expect(popup.getByRole('link', {name: text['theme.SearchBar.az']})).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await box(page).fill('PalEgDefaultHachingTme');
  await expect(popup.getByText(text['search.suggestions'])).toBeVisible();
  await expect(popup.getByText(fillIn(text['search.version'], {version: atRoot}))).toBeVisible();
  await expect(popup.getByRole('link', {name: other})).toHaveAttribute(
    'href',
    `/ja/search?q=PalEgDefaultHachingTme&version=${other}%2F`,
  );
  await expect(popup.getByRole('link', {name: text['search.troubleshooting']})).toBeVisible();
  await popup.getByRole('button', {name: 'PalEggDefaultHatchingTime'}).click();
  await expect(box(page)).toBeFocused();
  await expect(options(page).first()).toHaveAttribute('href', /#PalEggDefaultHatchingTime$/);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});
  const whole = {x: 0, y: 0, width: 390, height: 844};

  test('the box takes the screen; back closes it, then leads to the page before', async ({
    page,
  }) => {
    await visit(page, prose);
    await box(page).click();
    await box(page).fill('8211');
    await expect(options(page).first()).toBeVisible();
    expect(await page.getByRole('search').first().boundingBox()).toMatchObject(whole);
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${prose}$`));
    await box(page).click();
    await page.getByRole('button', {name: text['theme.SearchBar.close']}).click();
    await expect(panel(page)).toBeHidden();
    await box(page).click();
    await box(page).fill('ExpRate');
    await options(page).first().click();
    await expect(page).toHaveURL(/#ExpRate$/);
    await expect(panel(page)).toBeHidden();
    await expect(page.locator('#ExpRate')).toBeVisible();
    await box(page).click();
    await expect(options(page).first()).toBeVisible();
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(/#ExpRate$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${prose}$`));
    await expect(panel(page)).toBeHidden();
  });

  test.describe('in the fonts of the pictures', () => {
    test.use({bypassCSP: true});
    test('the open box ends before the edge of the screen', async ({page}) => {
      // Japanese letters are wider than other fonts, and the ring needs room.
      await visit(page, prose);
      await useFonts(page);
      await box(page).click();
      await box(page).fill('8211');
      await expect(options(page).first()).toBeVisible();
      const {x, width} = (await box(page).boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(whole.width - 8);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });

  test('the box of the home page takes the screen, too, and opens a hit', async ({page}) => {
    await visit(page, prose);
    await page.locator('.navbar__brand').click();
    const home = page
      .getByRole('main')
      .getByRole('combobox', {name: text['component.LandingSearch.search']});
    await home.tap();
    await home.pressSequentially('8211', {delay: 60});
    const own = page.getByRole('main').locator('[aria-busy=false]').getByRole('option');
    await expect(own.first()).toBeVisible();
    expect(await page.getByRole('main').getByRole('search').boundingBox()).toMatchObject(whole);
    const target = await own.first().getAttribute('href');
    await home.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname + url.hash === target);
  });
});
