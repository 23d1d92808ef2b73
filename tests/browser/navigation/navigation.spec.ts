import {address, locales, type Version, atRoot} from '../../support/addresses';
import en from '../../../src/words/en/interface.json';
import ja from '../../../src/words/ja/interface.json';
import {expect, hydrated, openMenu, test} from '../../support/browser';

// As readers have it.
test.use({fetchesAhead: true});

const words = {
  en: {
    skip: 'Skip to main content',
    older: /atRoot edition/i,
    back: '← Back to main menu',
    close: en['search.close'],
    notFound: 'Page Not Found',
    tell: /broken/,
    days: {'0.6.8': 'October 23, 2025', '0.4.15': 'about February 20, 2025'},
  },
  ja: {
    skip: 'メインコンテンツまでスキップ',
    older: /最新/,
    back: '← メインメニューに戻る',
    close: ja['search.close'],
    notFound: 'ページが見つかりません',
    tell: /リンクが壊れ/,
    days: {'0.6.8': '2025年10月23日', '0.4.15': '2025年2月20日ごろ'},
  },
};

for (const locale of locales) {
  test.describe(locale, () => {
    const t = words[locale];
    const at = (version: Version, page: string) => address(locale, version, page);

    test.beforeEach(async ({page}) => {
      await page.addInitScript((chosen) => {
        if (!localStorage.getItem('guide.locale')) localStorage.setItem('guide.locale', chosen);
      }, locale);
    });

    test('switching the version stays on the page, or goes to the root of that version', async ({
      page,
    }) => {
      await page.goto(at(atRoot, 'getting-started/connect-server'));
      await hydrated(page);
      await openMenu(page, /0\.6\.8/);
      await page.getByRole('link', {name: '0.4.15', exact: true}).first().click();
      await page.waitForURL(`**${at('0.4.15', 'getting-started/connect-server')}`);
      await expect(page.locator('html')).toHaveClass(/docs-version-0\.4\.15/);

      await page.goto(at(atRoot, 'api/rest-api/info'));
      await hydrated(page);
      await openMenu(page, /0\.6\.8/);
      await page.getByRole('link', {name: '0.1.5.1', exact: true}).first().click();
      await page.waitForURL(
        (url) => url.pathname.replace(/\/$/, '') === at('0.1.5.1', '').replace(/\/$/, ''),
      );
    });

    test('a row of the version menu has its day in sight, and its name stays the version', async ({
      page,
    }) => {
      await page.goto(at(atRoot, 'getting-started/connect-server'));
      await hydrated(page);
      await openMenu(page, /0\.6\.8/);
      for (const [version, day] of Object.entries(t.days)) {
        const row = page.locator('.dropdown--show').getByRole('link', {name: version, exact: true});
        await expect(row).toHaveAccessibleDescription(day);
        const shown = await row.evaluate((link) => getComputedStyle(link, '::after').content);
        expect(shown).toContain(`"${day}"`);
      }
    });

    test('the language switch keeps path, query and hash', async ({page}) => {
      const other = locale === 'en' ? 'ja' : 'en';
      await page.goto(`${at('0.4.15', 'getting-started/requirements')}?a=1#ports`);
      await hydrated(page);
      await openMenu(page, locale === 'en' ? /English/ : /日本語/);
      await page
        .locator(`a[lang="${other === 'ja' ? 'ja-JP' : 'en-US'}"]`)
        .first()
        .click();
      await page.waitForURL(
        `**${address(other, '0.4.15', 'getting-started/requirements')}?a=1#ports`,
      );
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        other === 'ja' ? 'ja-JP' : 'en-US',
      );
    });

    test('an older version says so in one line, links to the newest, and is closed once', async ({
      page,
    }) => {
      await page.goto(at('0.2.4.0', 'getting-started/requirements'));
      await hydrated(page);
      const notice = page.locator('.theme-doc-version-banner');
      await expect(notice).toContainText('0.2.4.0');
      await expect(notice.getByRole('link')).toHaveAttribute(
        'href',
        at('1.0', 'getting-started/requirements'),
      );
      expect((await notice.boundingBox())?.height).toBeLessThan(48);
      await notice.getByRole('button').click();
      await expect(notice).toBeHidden();
      await page.goto(at(atRoot, 'getting-started/requirements'));
      await expect(notice).toBeHidden();
      await page.goto(at('1.0', 'getting-started/requirements'));
      await expect(notice).toHaveCount(0);
    });

    for (const version of [locale === 'en' ? atRoot : '0.2.4.0'] as const) {
      test(`skip link, breadcrumbs and table of contents (${version})`, async ({page}) => {
        await page.goto(at(version, 'getting-started/requirements'));
        await hydrated(page);
        await page.keyboard.press('Tab');
        const skip = page.getByRole('link', {name: t.skip});
        await expect(skip).toBeFocused();
        await skip.press('Enter');
        await expect(
          page.locator('#__docusaurus_skipToContent_fallback, main').first(),
        ).toBeVisible();
        await expect(page.locator('.breadcrumbs__item').first()).toBeVisible();
        const levels = await page
          .locator('.theme-doc-toc-desktop a')
          .evaluateAll((links) =>
            links.map(
              (link) =>
                document.getElementById(
                  decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''),
                )?.tagName,
            ),
          );
        expect(levels.length).toBeGreaterThan(3);
        expect(levels.every((tag) => tag === 'H2' || tag === 'H3')).toBe(true);
      });
    }

    for (const version of [locale === 'en' ? atRoot : '0.2.4.0'] as const) {
      test(`the sidebar opens and goes back at 390 px (${version})`, async ({page}) => {
        await page.setViewportSize({width: 390, height: 844});
        await page.goto(at(version, 'getting-started/requirements'));
        await hydrated(page);
        await page.locator('.navbar__toggle').click();
        const sidebar = page.locator('.navbar-sidebar');
        await expect(sidebar.getByRole('button', {name: t.back})).toBeVisible();
        await sidebar.getByRole('button', {name: t.back}).click();
        await expect(sidebar.locator('.navbar-sidebar__item').first()).toBeVisible();
        // The menu that leads to this page is open.
        await expect(sidebar.getByRole('link', {name: version, exact: true})).toBeVisible();
        await page.setViewportSize({width: 1200, height: 844});
        await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
      });
    }

    test.describe('a wrong address', () => {
      test.use({expectedErrors: [/404/]});
      test('says that the page was not found and what to do', async ({page}) => {
        await page.goto(at(atRoot, 'operate/no-such_page.html'));
        await hydrated(page);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(t.notFound);
        await expect(page).toHaveTitle(new RegExp(`^${t.notFound}`));
        await expect(page.locator('main').getByRole('searchbox')).toHaveValue('no such page');
        const tasks = page.locator('main ul a');
        await expect(tasks).toHaveCount(6);
        await tasks.nth(1).click();
        await expect(page).toHaveURL(at(atRoot, 'getting-started/deploy-dedicated-server'));
      });
    });

    if (locale !== 'en') {
      // The rest is what no language changes.
      return;
    }

    test('a phone fetches the pages of the menu ahead only once the menu is opened', async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(at(atRoot, 'settings-and-operation/configuration'));
      await hydrated(page);
      const ahead = (): Promise<number> =>
        page
          .locator('link[rel=prefetch]')
          .evaluateAll((links) => new Set(links.map((link) => link.getAttribute('href'))).size);
      // The links in view: the start page and the category, each with what it needs.
      await expect.poll(ahead).toBeGreaterThan(0);
      await page.waitForTimeout(1000);
      const before = await ahead();
      expect(before).toBeLessThan(12);
      await page.locator('.navbar__toggle').click();
      await expect(
        page.locator('.navbar-sidebar').getByRole('button', {name: t.back}),
      ).toBeVisible();
      await expect.poll(ahead).toBeGreaterThan(before + 8);
    });

    test("a phone's menu and search close on the back button, and the page stays", async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(at(atRoot, 'getting-started/connect-server'));
      await hydrated(page);
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).not.toHaveURL(/connect-server/);
      const url = page.url();
      const sidebar = page.locator('.navbar-sidebar--show');
      const search = page.locator('.navbar').getByRole('combobox');
      // The menu, the search, and the menu again: neither takes the button from the other.
      for (const opened of ['menu', 'search', 'menu']) {
        await (opened === 'menu' ? page.locator('.navbar__toggle') : search).click();
        const button = page.getByRole('search').first().getByRole('button', {name: t.close});
        const sign = opened === 'menu' ? sidebar : button;
        await expect(sign).toBeVisible();
        await page.goBack();
        await expect(sign).toBeHidden();
        await expect(page).toHaveURL(url);
      }
    });

    test('moving to another page scrolls to the top, and to the anchor of a link', async ({
      page,
    }) => {
      await page.goto(at(atRoot, 'getting-started/deploy-dedicated-server'));
      await hydrated(page);
      await page.evaluate(() => window.scrollTo(0, 2000));
      await page.locator('.pagination-nav__link--next').click();
      await page.waitForURL((url) => !url.pathname.includes('deploy-dedicated-server'));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(10);

      const target = at(atRoot, 'getting-started/requirements#ports');
      await page.goto(at(atRoot, 'getting-started/port-forwarding'));
      await hydrated(page);
      await page.locator(`article a[href="${target}"]`).first().click();
      await page.waitForURL(`**${target}`);
      await expect(page.locator('#ports')).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    });
  });
}
