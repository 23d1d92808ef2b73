import type {Page} from '@playwright/test';
import {hosted, atRoot, versions} from '../../support/addresses';
import {expect, hydrated, test, unfoldMenu, visit} from '../../support/browser';

const ASSETS = /\/assets\/.*\.js/;
const MAIN = /\/assets\/js\/main\./;
const STYLES = /\/assets\/css\/styles\.\w+\.css$/;

const kinds = [
  '',
  'getting-started/requirements',
  'settings-and-operation/configuration',
  'api/rest-api/info',
  'settings-and-operation/editor',
  'api/rcon/',
  'category/getting-started',
];

const at = (page: string) => hosted('en', atRoot, page);
const prose = at('getting-started/requirements');
const notice = (page: Page) => page.locator('#guide-load-notice');

test.use({
  expectedErrors: [/Failed to load|ERR_|ChunkLoad|Loading (?:CSS )?chunk|Minified React/],
});
test.describe.configure({timeout: 300_000});

test('the search page without its script leads to the lists of names', async ({page}) => {
  await page.route(MAIN, (route) => route.abort());
  await page.goto(hosted('ja', atRoot, 'search?q=port'));
  await expect(notice(page)).toBeVisible();
  const lists = page.getByRole('main').getByRole('link');
  await expect(lists).toHaveCount(versions.length);
  await expect(lists.first()).toBeVisible();
});

test('search scripts and page scripts that hang are given up in time', async ({page}) => {
  await page.clock.install();
  await page.goto(prose);
  await page.clock.runFor(1000);
  await hydrated(page);
  let isHanging = true;
  await page.route(ASSETS, (route) => (isHanging ? undefined : route.continue()));
  await page.getByRole('combobox').fill('port');
  await page.clock.runFor(8500);
  await expect(page.getByRole('search').first().getByRole('alert')).toBeVisible();
  const target = at('settings-and-operation/commands');
  await unfoldMenu(page);
  const isShownAtOnce = await page.evaluate(async (path) => {
    document.querySelector<HTMLAnchorElement>(`nav.menu a[href="${path}"]`)!.click();
    await new Promise((resolve) => setTimeout(resolve, 150));
    return document.getElementById('nprogress') !== null;
  }, target);
  expect(isShownAtOnce).toBe(false);
  // The clock also runs on its own, so the step is far below the limit.
  await page.clock.runFor(2000);
  await expect(page.locator('#nprogress')).toHaveCount(1);
  isHanging = false;
  const loaded = page.waitForEvent('load');
  await page.clock.runFor(15_000);
  await loaded;
  expect(new URL(page.url()).pathname).toBe(target);
  await page.clock.runFor(1000);
  await hydrated(page);
});

test('a page is read without its style sheet', async ({page}) => {
  await page.setViewportSize({width: 1200, height: 800});
  let looked = 0;
  const tooBig: string[] = [];
  await page.route(STYLES, (route) => route.abort());
  for (const kind of kinds) {
    await visit(page, at(kind));
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.locator('#__docusaurus a').first()).toHaveText('Skip to main content');
    const icons = await page.locator('#__docusaurus svg').evaluateAll((all) =>
      all.map((icon) => ({
        isBig: icon.getBoundingClientRect().width > 48 && !icon.matches('[role="img"]'),
        html: icon.outerHTML.slice(0, 100),
      })),
    );
    tooBig.push(...icons.filter(({isBig}) => isBig).map(({html}) => html));
    looked += icons.length;
  }
  expect([...new Set(tooBig)]).toEqual([]);
  expect(looked).toBeGreaterThan(20);
});

test('in a page older than the site, links and search lead to the new one', async ({page}) => {
  const deploy = async () => {
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
  await visit(page, at('getting-started/port-forwarding'));
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
  await visit(page, prose);
  await deploy();
  await page.getByRole('combobox').fill('8211');
  await page.getByRole('link', {name: 'Open the search page'}).click();
  await page.waitForURL(/search\?q=8211/);
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible({timeout: 15_000});
});
