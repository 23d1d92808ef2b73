import {address, locales, atRoot} from '../../support/addresses';
import {expect, test, visit} from '../../support/browser';
import {grownModules, recordModules} from '../../support/bundleModules';
import {measureLoad} from '../../support/pageLoad';

test.use({fetchesAhead: true});

/**
 * The limits are KB of 1000 bytes after gzip. Lower one when a page gets lighter, and run it with
 * UPDATE_MODULES=1 after a change.
 */
const budgets = {
  home: {page: '', script: {en: 136, ja: 139.7}, html: 14},
  prose: {page: 'getting-started/requirements', script: {en: 139, ja: 143.2}, html: 20},
  category: {page: 'category/operate', script: {en: 133, ja: 136.2}, html: 12},
  settings: {page: 'settings-and-operation/configuration', script: {en: 149, ja: 154.7}, html: 60},
  rest: {page: 'api/rest-api/info', script: {en: 140.5, ja: 144.2}, html: 20},
  editor: {page: 'settings-and-operation/editor', script: {en: 153.5, ja: 158}, html: 60},
  generator: {
    page: 'settings-and-operation/server-files',
    script: {en: 154, ja: 158.6},
    html: 25,
  },
  diagnosis: {page: 'operate/diagnose', script: {en: 159, ja: 164.5}, html: 20},
  absent: {page: 'no-such-page', script: {en: 132.5, ja: 135.2}, html: 12},
} as const;
const STYLE_BUDGET = 27;
const REQUEST_BUDGET = 16;

test.describe(() => {
  test.use({expectedErrors: [/status of 404/]});

  for (const locale of locales) {
    for (const [name, budget] of Object.entries(budgets)) {
      test(`the ${name} page stays within its budget (${locale})`, async ({page}) => {
        const path = address(locale, atRoot, budget.page);
        const {fonts, requests, ...bytes} = await measureLoad(page, path);
        const [script, style, html] = [bytes.script / 1000, bytes.style / 1000, bytes.html / 1000];
        const outside = requests.filter((url) => new URL(url).hostname !== 'localhost');
        const figures = `script ${script.toFixed(1)}, style ${style.toFixed(1)}, html ${html.toFixed(1)} KB, ${requests.length} requests`;
        console.log(`${name} (${locale}): ${figures}`);
        if (process.env.UPDATE_MODULES && locale === 'en') {
          recordModules(requests, name);
        }
        const isOver = script > budget.script[locale];
        const grown = isOver ? grownModules(requests, name) : '';
        expect.soft(script, `${figures}: ${grown}`).toBeLessThanOrEqual(budget.script[locale]);
        expect.soft(style, `style: ${figures}`).toBeLessThanOrEqual(STYLE_BUDGET);
        expect.soft(html, `html: ${figures}`).toBeLessThanOrEqual(budget.html);
        expect.soft(fonts, 'fonts').toBe(0);
        expect.soft(outside, 'requests to other hosts').toEqual([]);
        expect.soft(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUEST_BUDGET);
      });
    }
  }
});

test.describe(() => {
  test.use({expectedErrors: [/ERR_INTERNET_DISCONNECTED/]});

  test('links in view are fetched ahead: they open off line', async ({page, context}) => {
    await visit(page, address('en', atRoot, 'getting-started/requirements'));
    const ahead = page.locator('link[rel="prefetch"]');
    await expect.poll(() => ahead.count()).toBeGreaterThan(3);
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    const target = address('en', atRoot, 'getting-started/connect-server');
    // The test uses the keyboard, because a pointer near a link would fetch the next page.
    await page.locator(`aside a[href="${target}"]`).press('Enter');
    await expect(page).toHaveURL(target);
    await expect(page.locator('main article p').first()).not.toBeEmpty();
    await expect(page.locator('main table td').first()).not.toBeEmpty();
  });
});

test('a page asks for its own scripts without waiting for main.js', async ({page}) => {
  const own = page.waitForRequest(/\/assets\/js\/(?!main|routes)[\w-]+\.\w+\.js/);
  await page.route(/\/main\.\w+\.js/, async (route) => {
    await own;
    await route.continue();
  });
  await visit(page, address('en', atRoot, 'getting-started/requirements'));
});

test('scripts wait until the page is painted, and come without that too', async ({page}) => {
  const path = address('en', atRoot, 'getting-started/requirements');
  await visit(page, path);
  const {paint, starts} = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    starts: performance
      .getEntriesByType('resource')
      .filter(({name}) => name.includes('/assets/js/'))
      .map(({startTime}) => startTime),
  }));
  expect(starts.length).toBeGreaterThan(3);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(paint);

  const browsers: readonly (() => void)[] = [
    () => Reflect.deleteProperty(window, 'PerformanceObserver'),
    () => Object.defineProperty(document, 'hidden', {value: true}),
    () => Object.assign(PerformanceObserver.prototype, {observe: () => undefined}),
  ];
  for (const prepare of browsers) {
    const other = await page.context().newPage();
    await other.addInitScript(prepare);
    await visit(other, path);
    await other.close();
  }
});
