import type {Page, Route} from '@playwright/test';
import {hosted, atRoot, locales, versions} from '../../support/addresses';
import enEditor from '../../../src/words/en/editor.json';
import jaEditor from '../../../src/words/ja/editor.json';
import {expect, hydrated, test, unfoldMenu} from '../../support/browser';

const words = {
  en: {
    retry: 'Retry',
    title: "This page didn't load completely.",
    slow: 'Parts of this page are still loading.',
    skip: 'Skip to main content',
    toSearch: 'To the search page',
    tryAgain: 'Try again',
  },
  ja: {
    retry: '再試行',
    title: 'このページの一部を読み込めませんでした。',
    slow: 'このページの一部をまだ読み込んでいます。',
    skip: 'メインコンテンツまでスキップ',
    toSearch: '検索ページへ',
    tryAgain: 'もう一度試す',
  },
};

/** Kinds of page, by the scripts that they load. */
const kinds = [
  'getting-started/requirements',
  'settings-and-operation/configuration',
  'api/rest-api/info',
  'settings-and-operation/editor',
];
const SCRIPTS = /localhost:\d+\/.*\.js$/;
/** Also those that are asked for at another address (src/browser/late). */
const ASSETS = /\/assets\/.*\.js/;
const STYLES = /\/assets\/css\/styles\.\w+\.css$/;

const notice = (page: Page) => page.locator('#guide-load-notice');
async function scriptsOf(page: Page, path: string): Promise<readonly string[]> {
  const found = new Set<string>();
  const listen = (request: {url(): string; resourceType(): string}) =>
    request.resourceType() === 'script' && found.add(new URL(request.url()).pathname);
  page.on('request', listen);
  await page.goto(path, {waitUntil: 'networkidle'});
  page.off('request', listen);
  return [...found];
}

for (const locale of locales) {
  const t = words[locale];
  const at = (page: string) => hosted(locale, atRoot, page);

  test.describe(`files that do not arrive (${locale})`, () => {
    test.use({
      expectedErrors: [/Failed to load|ERR_|ChunkLoad|Loading (?:CSS )?chunk|Minified React/],
    });
    test.describe.configure({timeout: 300_000});

    test('a page whose script failed says so and works after Retry; a late one without', async ({
      page,
    }) => {
      const path = at(kinds[0]!);
      for (const place of [locale === 'en' ? path : hosted(locale, '0.4.15', kinds[0]!)]) {
        const [content] = (await scriptsOf(page, place)).filter((name) =>
          /\/[0-9a-f]{8}\./.test(name),
        );
        // The chunk of the page, then the script of the whole site.
        for (const script of [content!, '/assets/js/main.']) {
          await page.route(SCRIPTS, (route) =>
            route.request().url().includes(script) ? route.abort() : route.continue(),
          );
          await page.goto(place);
          await expect(notice(page)).toContainText(t.title);
          await expect(notice(page)).toContainText(script);
          await page.unroute(SCRIPTS);
          await notice(page).getByRole('button', {name: t.retry}).click();
          await hydrated(page);
          await expect(notice(page)).toHaveCount(0);
        }
      }

      const held: Route[] = [];
      await page.clock.install();
      await page.route(/\/assets\/js\/main\./, (route) => void held.push(route));
      await page.goto(path, {waitUntil: 'commit'});
      await expect(page.locator('article h1')).toBeVisible();
      await page.clock.runFor(10_500);
      await expect(notice(page)).toContainText(t.slow);
      // The request may be on its way here yet.
      await expect.poll(() => held.length).toBe(1);
      await held[0]!.continue();
      await page.clock.runFor(5000);
      await hydrated(page);
      await expect(notice(page)).toHaveCount(0);
      await expect(page.locator('link[href$="noscript.css"]')).toHaveCount(0);
    });

    test('the search page without its script leads to the lists of names', async ({page}) => {
      await page.route(/\/assets\/js\/main\./, (route) => route.abort());
      await page.goto(at('search?q=port'));
      await expect(notice(page)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(versions.length);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });

    test('the editor and the search box say that their scripts failed, and work with the next try', async ({
      page,
    }) => {
      await page.goto(at(kinds[0]!));
      await hydrated(page);
      await page.route(ASSETS, (route) => route.abort());
      const box = page.getByRole('combobox');
      await box.fill('port');
      const popup = page.getByRole('search').first();
      await expect(popup.getByRole('alert')).toBeVisible();
      await expect(popup.getByRole('link', {name: t.toSearch})).toHaveAttribute(
        'href',
        `${at('search')}?q=port&version=`,
      );
      await page.unroute(ASSETS);
      await popup.getByRole('button', {name: t.tryAgain}).click();
      await expect(page.getByRole('option').first()).toBeVisible({timeout: 15_000});

      await page.goto('about:blank');
      let editor: string | undefined;
      await page.route(ASSETS, async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        if (body.includes('settings-editor-draft')) {
          editor = route.request().url();
          await route.abort();
        } else {
          await route.fulfill({response, body});
        }
      });
      await page.goto(at('settings-and-operation/editor'));
      await hydrated(page);
      const alert = page.locator('article').getByRole('alert');
      await expect(alert.getByRole('link')).toHaveAttribute('href', /\.ini$/);
      expect(editor).toBeTruthy();
      await page.unroute(ASSETS);
      await alert.getByRole('button', {name: t.tryAgain}).click();
      const {search} = locale === 'ja' ? jaEditor : enEditor;
      await expect(page.getByRole('searchbox', {name: search})).toBeVisible();
    });

    // What no language changes.
    if (locale !== 'en') {
      return;
    }

    test('search scripts and page scripts that hang are given up in time', async ({page}) => {
      await page.clock.install();
      await page.goto(at(kinds[0]!));
      await page.clock.runFor(1000);
      await hydrated(page);
      let isHanging = true;
      await page.route(ASSETS, (route) => (isHanging ? undefined : route.continue()));
      await page.getByRole('combobox').fill('port');
      await page.clock.runFor(8500);
      await expect(page.getByRole('search').first().getByRole('alert')).toBeVisible();
      const target = at('settings-and-operation/commands');
      await unfoldMenu(page);
      await page.evaluate((path) => {
        document.querySelector<HTMLAnchorElement>(`nav.menu a[href="${path}"]`)?.click();
      }, target);
      await page.clock.runFor(14_000);
      await expect(page.locator('#nprogress')).toHaveCount(1);
      isHanging = false;
      const loaded = page.waitForEvent('load');
      await page.clock.runFor(1500);
      await loaded;
      expect(new URL(page.url()).pathname).toBe(target);
      await page.clock.runFor(1000);
      await hydrated(page);
    });

    test('without its style sheet the page reads from top to bottom; a late sheet does not hold it back', async ({
      page,
    }) => {
      await page.setViewportSize({width: 1200, height: 800});
      let looked = 0;
      const tooBig: string[] = [];
      for (const kind of ['', ...kinds, 'api/rcon/', 'category/getting-started']) {
        await page.route(STYLES, (route) => route.abort());
        await page.goto(at(kind));
        await hydrated(page);
        await expect(page.locator('main h1').first()).toBeVisible();
        await expect(page.locator('#__docusaurus a').first()).toHaveText(t.skip);
        tooBig.push(
          ...(await page
            .locator('#__docusaurus svg:not([role="img"])')
            .evaluateAll((all) =>
              all
                .filter((icon) => icon.getBoundingClientRect().width > 48)
                .map((icon) => icon.outerHTML.slice(0, 100)),
            )),
        );
        looked += await page.locator('#__docusaurus svg').count();
      }
      expect([...new Set(tooBig)]).toEqual([]);
      expect(looked).toBeGreaterThan(20);
      await page.unroute(STYLES);

      const held: Route[] = [];
      await page.clock.install();
      let isLate = true;
      await page.route(STYLES, (route) => (isLate ? void held.push(route) : route.continue()));
      await page.goto(at(kinds[0]!), {waitUntil: 'commit'});
      await page.waitForTimeout(500);
      await page.clock.runFor(6500);
      await expect(page.locator('article h1')).toBeVisible();
      await page.clock.runFor(2000);
      await hydrated(page);
      isLate = false;
      for (const route of held) {
        await route.continue().catch(() => undefined);
      }
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.body).margin))
        .toBe('0px');
    });

    test('a page left open over a new deployment: links and the search lead to the new site', async ({
      page,
    }) => {
      const deploy = async () => {
        // The files of the old page are gone; the first new document brings the new ones.
        let isOld = true;
        await page.route('**/*', (route) => {
          if (route.request().isNavigationRequest()) {
            isOld = false;
          }
          return isOld && route.request().url().includes('/assets/')
            ? route.fulfill({status: 404, contentType: 'text/html', body: '<!doctype html>gone'})
            : route.continue();
        });
      };
      await page.goto(at('getting-started/about-server'));
      await hydrated(page);
      await deploy();
      const link = page.locator('article a[href*="#"]:not([href^="#"]):not(.hash-link)').first();
      const target = (await link.getAttribute('href'))!;
      const loaded = page.waitForEvent('load');
      await link.evaluate((element: HTMLAnchorElement) => element.click());
      await loaded;
      await hydrated(page);
      expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(target);
      await expect(page.locator(target.slice(target.indexOf('#')))).toBeInViewport();

      await page.unroute('**/*');
      await page.goto(at(kinds[0]!));
      await hydrated(page);
      await deploy();
      await page.getByRole('combobox').fill('8211');
      await page.getByRole('link', {name: t.toSearch}).click();
      await page.waitForURL(/search\?q=8211/);
      await expect(page.getByRole('main').locator('mark').first()).toBeVisible({timeout: 15_000});
    });
  });
}
