import type {Page} from '@playwright/test';
import {axeFindings} from '../../support/axe';
import {expect, overflow, test, visit} from '../../support/browser';
import {pageKinds} from '../../support/pageKinds';
import {newest} from '../../support/addresses';

const barLayout = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.navbar')!.getBoundingClientRect();
    const boxes = Array.from(document.querySelectorAll('.navbar :is(a, button, input)'))
      .filter((control) => control.checkVisibility({visibilityProperty: true}))
      .map((control) => ({
        name: control.outerHTML.slice(0, 80),
        box: control.getBoundingClientRect(),
      }))
      .filter(({box}) => box.width > 2 && !(box.right < 0));
    const outside = boxes
      .filter(
        ({box}) =>
          box.top < bar.top - 1 || box.bottom > bar.bottom + 1 || box.right > bar.right + 1,
      )
      .map(({name}) => `outside the bar: ${name}`);
    const over = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({box}) =>
            Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
            Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1,
        )
        .map(({name}) => `${one.name} is under ${name}`),
    );
    return {
      controls: boxes.length,
      faults: [...outside, ...over],
    };
  });

// The browser reports the 404 page as an error.
test.use({expectedErrors: [/status of 404/], reducedMotion: 'reduce'});

const desktop = {locale: 'en', base: '/', width: 1440, colorScheme: 'light'} as const;
const phone = {locale: 'ja', base: '/ja/', width: 390, colorScheme: 'dark'} as const;

/** Axe takes over a second, so only pages that look different on a wide window are tried there. */
const looks = [
  ...pageKinds,
  {name: 'sources', path: 'sources'},
  {name: 'first page of the newest edition', path: `${newest}/`},
].flatMap((kind, index) =>
  ('isWide' in kind
    ? [desktop, phone]
    : [{...desktop, width: 390, colorScheme: index % 2 === 0 ? 'light' : 'dark'} as const]
  ).map((look) => ({...kind, ...look})),
);

/** Axe would take a minute for entries, which are alike. */
const ALIKE =
  'article :is(tr[id], details:has(> summary > h3), h3:not(summary > *):has(> code), h3:has(> code) + div)';

for (const {name, path, locale, base, width, colorScheme} of looks) {
  test(`axe finds nothing, nothing scrolls sideways: ${name}, ${locale}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.setViewportSize({width, height: 900});
    await visit(page, base + path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await page.setViewportSize({width: 320, height: 800});
    expect.soft(await overflow(page), 'at 320 px').toBeLessThanOrEqual(0);
    await page.setViewportSize({width, height: 900});
    await page
      .locator(ALIKE)
      .evaluateAll((entries) =>
        entries.filter((_, at) => at > 20 && at % 8 > 1).forEach((entry) => entry.remove()),
      );
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('axe finds nothing with the menus of the bar open', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/0.4.15/getting-started/requirements');
  for (const menu of [/^Version: /, /^Language: /]) {
    const button = page.getByRole('button', {name: menu});
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect.soft(await axeFindings(page), `menu ${menu}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('axe finds nothing with the menu of a phone open', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/ja/getting-started/requirements');
  await page.locator('.navbar__toggle').click();
  const sidebar = page.locator('.navbar-sidebar');
  await expect(sidebar).toBeVisible();
  // This waits until the menu has unfolded, because links in folding categories have no visible
  // text.
  await sidebar.evaluate((element) =>
    Promise.all(element.getAnimations({subtree: true}).map(({finished}) => finished)),
  );
  expect.soft(await axeFindings(page), 'pages').toEqual([]);
  const name = sidebar.locator('.navbar__title');
  expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await page.locator('.navbar-sidebar__back').click();
  const folded = page.locator('.navbar-sidebar__item:first-child button[aria-expanded]');
  for (const button of await folded.all()) {
    await button.click();
  }
  expect.soft(await axeFindings(page), 'main menu').toEqual([]);
});

test('the text can be made twice as large', async ({page}) => {
  for (const [base, size] of [
    ['/', 1440],
    ['/ja/', 1280],
    ['/', 390],
  ] as const) {
    await page.setViewportSize({width: size, height: 900});
    await visit(page, `${base}getting-started/requirements`);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    // The bar changes its form a moment after the window, so this tries again.
    await expect(async () => {
      const {controls, faults} = await barLayout(page);
      expect(await overflow(page), String(size)).toBeLessThanOrEqual(0);
      expect(controls, String(size)).toBeGreaterThan(2);
      expect(faults, String(size)).toEqual([]);
    }).toPass({timeout: 10_000});
  }
});

test('reduced motion leaves no movement', async ({page}) => {
  await visit(page, '/getting-started/requirements');
  const durations = await page.evaluate(() =>
    Array.from(document.querySelectorAll('*'), (element) => {
      const {transitionDuration, animationDuration} = getComputedStyle(element);
      return Math.max(...[transitionDuration, animationDuration].map((text) => parseFloat(text)));
    }),
  );
  expect(Math.max(...durations)).toBeLessThanOrEqual(0.01);
});

test('forced colours keep pictures, the focus and the current page visible', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await visit(page, '/getting-started/requirements');
  const outline = await page
    .locator('.menu__link--active')
    .last()
    .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).toBe('solid');
  const [border, ground] = await page
    .locator('figure [class*="box"]')
    .first()
    .evaluate((element) => {
      const {borderTopColor, borderTopStyle, backgroundColor} = getComputedStyle(element);
      return [`${borderTopStyle} ${borderTopColor}`, `solid ${backgroundColor}`];
    });
  expect(border).toMatch(/^solid /);
  expect(border).not.toBe(ground);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const [path, instead] of [
    ['getting-started/about-server', 'noscript table'],
    ['getting-started/port-forwarding', 'noscript p'],
    ['settings-and-operation/server-files', 'noscript a[href*="/server-files/"]'],
    ['settings-and-operation/editor', 'a[href$="/PalWorldSettings.ini"]'],
    ['settings-and-operation/configuration', '#bIsPvP + span'],
  ] as const) {
    test(`a tool is hidden, and what stands for it shows: ${path}`, async ({page}) => {
      await page.goto(`/ja/${newest}/${path}`);
      const tools = page.locator('main [data-needs-script]');
      expect(await tools.count()).toBeGreaterThan(1);
      await expect(tools.filter({visible: true})).toHaveCount(0);
      await expect(page.locator(`article ${instead}`).first()).toBeVisible();
    });
  }

  for (const [locale, width] of [
    ['en', 1440],
    ['ja', 390],
  ] as const) {
    test(`everything can be read and reached: ${locale}`, async ({page}) => {
      const base = locale === 'en' ? '/' : '/ja/';
      await page.setViewportSize({width, height: 900});
      await page.goto(`${base}0.4.15/getting-started/deploy-dedicated-server`);
      const {controls, faults} = await barLayout(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(controls).toBeGreaterThan(4);
      expect(faults).toEqual([]);
      for (const part of [
        '[class*="announcementBar"]',
        `.theme-doc-version-banner a[href="${base}${newest}/getting-started/deploy-dedicated-server"]`,
        '.theme-doc-sidebar-menu a',
      ]) {
        await expect(page.locator(part).first()).toBeVisible();
      }
      const panels = page.locator('[role="tabpanel"]');
      expect(await panels.count()).toBeGreaterThan(2);
      for (const panel of await panels.all()) {
        await expect(panel).toBeVisible();
        await expect(panel.locator('.guide-tab-label').first()).toBeVisible();
      }
      const dead = page.locator(
        ':is([role="tablist"], [role="combobox"], .navbar__toggle, [class*="colorModeToggle"])',
      );
      expect(await dead.count()).toBeGreaterThan(3);
      await expect(dead.filter({visible: true})).toHaveCount(0);
      const other = locale === 'en' ? '/ja/' : '/';
      for (const [at, edition] of [base, `${other}0.4.15/`].entries()) {
        await page.locator('.navbar .dropdown button').nth(at).focus();
        const link = `.navbar a[href="${edition}getting-started/deploy-dedicated-server"]`;
        await expect(page.locator(link)).toBeVisible();
      }
    });
  }
});
