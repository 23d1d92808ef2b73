import {atRoot, editions, hosted} from '../../support/addresses';
import enEditor from '../../../src/words/en/editor.json';
import jaEditor from '../../../src/words/ja/editor.json';
import {expect, hydrated, openMenu, test, unfoldMenu} from '../../support/browser';

const words = {
  en: {
    crashed: 'This page crashed.',
    again: 'Try again',
    reload: 'Reload the page',
    home: 'Home page',
  },
  ja: {
    crashed: 'このページでエラーが発生しました',
    again: 'もう一度試す',
    reload: 'ページを再読み込み',
    home: 'トップページ',
  },
};

/**
 * A script that wraps the component of every page (`isPage` finds its module) in one that throws while
 * `isBroken` is set.
 */
const breakPages = (parts: string, isPage = 'frontMatter') => `{
  const parts = ${parts};
  const add = parts.push;
  parts.push = (chunk) => {
    for (const [id, load] of Object.entries(chunk[1])) {
      chunk[1][id] = function (module, exported, require) {
        load.call(this, module, exported, require);
        const {default: Page, frontMatter} = exported;
        if (typeof Page === 'function' && ${isPage}) {
          module.exports = {...exported, default: Object.assign((props) => {
            if (window.isBroken) {
              throw new Error('outer trouble', {cause: new Error('inner trouble')});
            }
            return Page(props);
          }, Page)};
        }
      };
    }
    parts.push = add;
    return add.call(parts, chunk);
  };
}`;

for (const {locale, version, base} of editions) {
  const t = words[locale];
  const root = hosted(locale, atRoot, '');

  test.describe(`when something fails (${locale})`, () => {
    test.use({
      expectedErrors: [/Failed to load|ERR_|ChunkLoad|Loading chunk|storage|denied|outer trouble/i],
    });

    const first = `${base}getting-started/requirements`;
    const nextPage = `${base}getting-started/connect-server`;

    test(`a page that crashes says so, shows what was reported, and leads on, ${version}`, async ({
      page,
    }) => {
      const bad = `${base}settings-and-operation/commands`;
      // The page's own part of the bundle, with an error where the page is rendered.
      await page.route('**/assets/js/*.js', async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        const list = /self\.(webpackChunk\w+)/.exec(body)?.[1];
        const parts = list && `(self.${list} = self.${list} || [])`;
        await route.fulfill({
          response,
          body: !body.includes('ShowPlayers') || !parts ? body : `${breakPages(parts)};${body}`,
        });
      });
      await page.addInitScript(() => Object.assign(window, {isBroken: true}));
      await page.goto(first);
      await hydrated(page);
      await unfoldMenu(page);
      const crash = async () => {
        await page.evaluate((path) => {
          document.querySelector<HTMLAnchorElement>(`nav.menu a[href="${path}"]`)?.click();
        }, bad);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(t.crashed);
      };
      await crash();
      expect(new URL(page.url()).pathname).toBe(bad);
      await expect(page).toHaveTitle(new RegExp(`^${t.crashed}`));
      await expect(page.locator('main li')).toHaveText(['outer trouble', 'inner trouble']);
      await expect(page.getByRole('link', {name: t.reload})).toHaveAttribute('href', bad);
      // The cause is still there, then it is gone.
      const again = page.getByRole('button', {name: t.again});
      await again.click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(t.crashed);
      await page.evaluate(() => Object.assign(window, {isBroken: false}));
      await again.click();
      await expect(page.locator('article h1')).toBeVisible();
      await expect(page.locator('nav.menu a[aria-current="page"]')).toHaveAttribute('href', bad);

      // The way to another page is open, too.
      await page.locator('.pagination-nav__link--prev').click();
      await expect(page).not.toHaveURL(new RegExp(`${bad}$`));
      await page.evaluate(() => Object.assign(window, {isBroken: true}));
      await crash();
      await page.locator('.navbar__brand').click();
      await expect(page).toHaveURL(new RegExp(`${base}$`));
      await expect(page.locator('article h1')).toBeVisible();
      await page.goto(bad);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(t.crashed);
      await page.getByRole('link', {name: t.home}).click();
      await expect(page.locator('article h1')).toBeVisible();
      // The last page still asks for scripts; an answer after the test's end would have nowhere to go.
      await page.unrouteAll({behavior: 'wait'});
    });

    for (const trouble of [locale === 'en' ? 'blocked' : 'full'] as const) {
      test(`with storage and cookies ${trouble} every control works as long as the page is open`, async ({
        page,
      }) => {
        // The storage refuses; an error that nothing catches is a fault all the same.
        const uncaught: string[] = [];
        page.on('pageerror', ({message}) => uncaught.push(message));
        await page.addInitScript((kind) => {
          const refuse = (name: string) => () => {
            throw new DOMException(`The storage is ${kind}: access is denied.`, name);
          };
          if (kind === 'full') {
            Storage.prototype.setItem = refuse('QuotaExceededError');
            return;
          }
          for (const store of ['localStorage', 'sessionStorage']) {
            Object.defineProperty(window, store, {get: refuse('SecurityError')});
          }
          const denied = refuse('SecurityError');
          Object.defineProperty(document, 'cookie', {get: denied, set: denied});
        }, trouble);
        await page.goto(`${root}getting-started/deploy-dedicated-server`);
        await hydrated(page);
        const html = page.locator('html');
        const before = await html.getAttribute('data-theme');
        const toggle = page.locator('.navbar [class*="colorMode"] button').first();
        for (let press = 0; press < 3 && (await html.getAttribute('data-theme')) === before;) {
          await toggle.click();
          press += 1;
        }
        await expect(html).not.toHaveAttribute('data-theme', before!);
        const bar = page.locator('.theme-announcement-bar');
        await bar.getByRole('button').click();
        await expect(bar).toBeHidden();
        const linux = page.getByRole('tab', {name: 'Linux', exact: true}).first();
        await linux.click();
        await expect(linux).toHaveAttribute('aria-selected', 'true');

        await unfoldMenu(page);
        await page.locator(`nav.menu a[href="${root}settings-and-operation/editor"]`).click();
        const words = locale === 'ja' ? jaEditor : enEditor;
        await page.getByRole('searchbox', {name: words.search}).fill('ExpRate');
        await page.locator('[data-key="ExpRate"] input').first().fill('2.5');
        await expect(page.getByRole('textbox', {name: words.whole})).toHaveValue(/ExpRate=2\.5/);
        await expect(bar).toBeHidden();

        await openMenu(page, /0\.6\.8/);
        await page.getByRole('link', {name: '0.4.15', exact: true}).first().click();
        await page.waitForURL(`**${root}0.4.15/settings-and-operation/editor`);
        await hydrated(page);
        await openMenu(page, locale === 'en' ? /English/ : /日本語/);
        await page
          .locator(`.navbar a[lang="${locale === 'en' ? 'ja-JP' : 'en-US'}"]`)
          .first()
          .click();
        await page.waitForURL(
          `**${hosted(locale === 'en' ? 'ja' : 'en', '0.4.15', 'settings-and-operation/editor')}`,
        );
        await hydrated(page);
        expect(uncaught).toEqual([]);
      });
    }

    // What no language changes.
    if (locale !== 'en') {
      return;
    }

    test(`with local storage blocked the page works, and a warning says why nothing is kept, ${version}`, async ({
      page,
    }) => {
      const warnings: string[] = [];
      page.on(
        'console',
        (message) => message.type() === 'warning' && warnings.push(message.text()),
      );
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      });
      await page.goto(first);
      await hydrated(page);
      await expect(page.locator('article h1')).toBeVisible();
      await page.locator(`nav.menu a[href="${nextPage}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${nextPage}$`));
      expect(warnings.join('\n')).toMatch(/storage/i);
    });

    test(`a progress bar shows on a slow chunk, but not within 200 ms, ${version}`, async ({
      page,
    }) => {
      await page.goto(first);
      await hydrated(page);
      await unfoldMenu(page);
      // Nothing arrives before the bar is seen.
      let arrive = (): void => undefined;
      const arrival = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route('**/assets/js/*.js', (route) => arrival.then(() => route.continue()));
      // Pages are fetched ahead when a link is in view or pointed at; this one is not in view.
      const delay = await page.evaluate((target) => {
        const start = performance.now();
        const shown = new Promise<number>((resolve) => {
          new MutationObserver(() => {
            if (document.getElementById('nprogress')) {
              resolve(performance.now() - start);
            }
          }).observe(document.documentElement, {childList: true, subtree: true});
        });
        document.querySelector<HTMLAnchorElement>(`nav.menu a[href="${target}"]`)?.click();
        return shown;
      }, `${base}settings-and-operation/commands`);
      expect(delay).toBeGreaterThanOrEqual(200);
      arrive();
      await expect(page).toHaveURL(new RegExp('settings-and-operation/commands$'));
      await expect(page.locator('#nprogress')).toHaveCount(0);
    });

    test('a page without the frame of the documentation crashes below the bar and above the footer', async ({
      page,
    }) => {
      let broken = 0;
      await page.route('**/assets/js/*.js', async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        const list = /self\.(webpackChunk\w+)/.exec(body)?.[1];
        const isSearchPage =
          body.includes('search.page.noscript') && !body.includes('theme.NotFound');
        broken += list && isSearchPage ? 1 : 0;
        await route.fulfill({
          response,
          body:
            list && isSearchPage
              ? `${breakPages(`(self.${list} = self.${list} || [])`, 'true')};${body}`
              : body,
        });
      });
      await page.addInitScript(() => Object.assign(window, {isBroken: true}));
      await page.goto(`${root}search`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(t.crashed);
      expect(broken).toBeGreaterThan(0);
      await expect(page).toHaveTitle(new RegExp(`^${t.crashed}`));
      await expect(page.locator('nav.navbar')).toBeVisible();
      await expect(page.locator('.footer')).toBeVisible();
      await page.unrouteAll({behavior: 'wait'});
    });

    test(`a route whose chunk fails is loaded as a whole page, ${version}`, async ({page}) => {
      await page.goto(first);
      await hydrated(page);
      await unfoldMenu(page);
      await page.route('**/assets/js/*.js', (route) => route.abort());
      const target = `${base}settings-and-operation/commands`;
      await page.evaluate((path) => {
        document.querySelector<HTMLAnchorElement>(`nav.menu a[href="${path}"]`)?.click();
      }, target);
      await page.waitForURL(`**${target}`);
      // Even with every script gone the page of the address is there to read.
      await expect(page.locator('article h1')).toBeVisible();
    });
  });
}
