import type {Page} from '@playwright/test';
import {wordsOf} from '../../../src/words';
import {atRoot, hosted, type Locale} from '../../support/addresses';
import {expect, follow, hydrated, openMenu, test, unfoldMenu, visit} from '../../support/browser';

test.use({
  expectedErrors: [/Failed to load|ERR_|ChunkLoad|Loading chunk|storage|denied|outer trouble/i],
});

const {interface: words} = wordsOf('ja');
const crashed = words['theme.ErrorPageContent.title'];

const breakPages = (parts: string, isPage: string) => `{
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

async function breakParts(
  page: Page,
  has: (body: string) => boolean,
  isPage: string,
): Promise<() => number> {
  let broken = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const list = /(?:self|globalThis)\.(webpackChunk\w+)/.exec(body)?.[1];
    if (!list || !has(body)) {
      await route.fulfill({response, body});
      return;
    }
    broken += 1;
    const parts = `(self.${list} = self.${list} || [])`;
    await route.fulfill({response, body: `${breakPages(parts, isPage)};${body}`});
  });
  await page.addInitScript(() => Object.assign(window, {isBroken: true}));
  return () => broken;
}

test('a page that crashes says so, shows what was reported, and leads on', async ({page}) => {
  const base = hosted('ja', '0.4.15', '');
  const bad = `${base}settings-and-operation/commands`;
  await breakParts(page, (body) => body.includes('ShowPlayers'), 'frontMatter');
  await visit(page, `${base}getting-started/requirements`);
  await unfoldMenu(page);
  const heading = page.getByRole('heading', {level: 1});
  await follow(page, bad);
  await expect(heading).toHaveText(crashed);
  expect(new URL(page.url()).pathname).toBe(bad);
  await expect(page).toHaveTitle(new RegExp(`^${crashed}`));
  await expect(page.locator('main li')).toHaveText(['outer trouble', 'inner trouble']);
  const reload = page.getByRole('link', {name: words['theme.ErrorPageContent.reload']});
  await expect(reload).toHaveAttribute('href', bad);
  const again = page.getByRole('button', {name: words['theme.ErrorPageContent.tryAgain']});
  await again.click();
  await expect(heading).toHaveText(crashed);
  await page.evaluate(() => Object.assign(window, {isBroken: false}));
  await again.click();
  await expect(page.locator('article h1')).toBeVisible();
  await expect(page.locator('nav.menu a[aria-current="page"]')).toHaveAttribute('href', bad);

  await page.evaluate(() => Object.assign(window, {isBroken: true}));
  for (const way of [
    '.navbar__brand',
    `main a:text-is("${words['theme.ErrorPageContent.home']}")`,
  ]) {
    await page.goto(bad);
    await expect(heading).toHaveText(crashed);
    await page.locator(way).click();
    await expect(page.locator('article h1')).toBeVisible();
  }
  // The test waits for pending responses, because one after its end would be an error.
  await page.unrouteAll({behavior: 'wait'});
});

test('a page without a menu crashes below the bar and above the footer', async ({page}) => {
  const broken = await breakParts(
    page,
    (body) => body.includes('search.page.noscript') && !body.includes('theme.NotFound'),
    'true',
  );
  await page.goto(hosted('ja', atRoot, 'search'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(crashed);
  expect(broken()).toBeGreaterThan(0);
  await expect(page.locator('nav.navbar')).toBeVisible();
  await expect(page.locator('.footer')).toBeVisible();
  await page.unrouteAll({behavior: 'wait'});
});

for (const [trouble, locale, other] of [
  ['blocked', 'en', 'ja'],
  ['full', 'ja', 'en'],
] as const satisfies (readonly [string, Locale, Locale])[]) {
  test(`with storage and cookies ${trouble} every control works`, async ({page}) => {
    const root = hosted(locale, atRoot, '');
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
    await visit(page, `${root}getting-started/deploy-dedicated-server`);
    const toggle = page.locator('.navbar [class*="colorMode"] button').first();
    await toggle.click({clickCount: 2});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const bar = page.locator('.theme-announcement-bar');
    await bar.getByRole('button').click();
    await expect(bar).toBeHidden();
    const linux = page.getByRole('tab', {name: 'Linux', exact: true}).first();
    await linux.click();
    await expect(linux).toHaveAttribute('aria-selected', 'true');

    await unfoldMenu(page);
    await follow(page, `${root}settings-and-operation/editor`);
    const {editor} = wordsOf(locale);
    await page.getByRole('searchbox', {name: editor.search}).fill('ExpRate');
    await page.locator('[data-key="ExpRate"] input').first().fill('2.5');
    await expect(page.getByRole('textbox', {name: editor.whole})).toHaveValue(/ExpRate=2\.5/);
    await expect(bar).toBeHidden();

    await openMenu(page, /0\.6\.8/);
    await page.getByRole('link', {name: '0.4.15', exact: true}).first().click();
    await page.waitForURL(`**${root}0.4.15/settings-and-operation/editor`);
    await hydrated(page);
    await openMenu(page, /English|日本語/);
    await page.locator(`.navbar a[lang^="${other}-"]`).first().click();
    await page.waitForURL(`**${hosted(other, '0.4.15', 'settings-and-operation/editor')}`);
    await hydrated(page);
    expect(uncaught).toEqual([]);
  });
}

test('what a press began says when it fails', async ({page}) => {
  await visit(page, hosted('ja', atRoot, 'settings-and-operation/editor'));
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('outer trouble');
    };
  });
  await page.getByRole('button', {name: wordsOf('ja').editor.download}).click();
  await expect(page.getByRole('alert')).toHaveText(words['notice.failed']);
});
