import fs from 'node:fs';
import path from 'node:path';
import {warningsIn} from '../../scripts/lib/warnings';
import {axeFindings} from '../support/axe';
import {expect, hydrated, reload, test, visit} from '../support/browser';

const built = (name: string) => fs.readFileSync(path.resolve('build-ordinary', name), 'utf8');
const menu = 'nav.menu';

test('an unlisted page says so, and nothing leads to it', async ({page}) => {
  await visit(page, '/unlisted');
  await expect(page.locator('.theme-unlisted-banner')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(built('sitemap.xml')).toContain('/one<');
  expect(built('sitemap.xml')).not.toContain('unlisted');
  const index = built('search-index.json') + built('search-index-texts.json');
  expect(index).toContain('Page one.');
  expect(index).not.toContain('zyxwvut');
  await visit(page, '/index-of-group');
  await expect(page.locator('main article a[href^="/odd"]')).toBeVisible();
  await expect(page.locator('a[href="/unlisted"]')).toHaveCount(0);
});

test.describe('a draft', () => {
  test.use({expectedErrors: [/status of 404/]});

  test('is not in the site', async ({page}) => {
    expect((await page.goto('/draft'))!.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    expect(built('sitemap.xml')).not.toContain('draft');
  });
});

test('tags, cards, the footer and a link in a page lead to their pages', async ({page}) => {
  const title = page.getByRole('heading', {level: 1});
  await visit(page, '/one');
  await page.getByRole('link', {name: 'green'}).click();
  await expect(page).toHaveURL('/tags/green');
  await expect(page.locator('main a[href="/group/two"]').first()).toBeVisible();
  await visit(page, '/tags');
  await expect(page.locator('main a[href^="/tags/"]')).toHaveCount(2);

  await visit(page, '/');
  await page.locator(`${menu} a[href="/cards"]`).click();
  await expect(page.locator('main').getByText('About Two.')).toBeVisible();
  await reload(page);
  await page.locator('main a[href="/group/three"]').click();
  await expect(title).toHaveText('Three');

  const footer = page.locator('.footer');
  await expect(footer.getByText('First column')).toBeVisible();
  await expect(footer.getByAltText('Footer logo').first()).toBeVisible();
  await footer.getByRole('link', {name: 'Footer two'}).click();
  await expect(title).toHaveText('Two');

  await visit(page, '/index-of-group');
  await page.locator('main article a[href^="/odd"]').click();
  await expect(title).toHaveText('Odd');
  await reload(page);
  await expect(title).toHaveText('Odd');
  await page.locator('.navbar').getByText('Top doc', {exact: true}).click();
  await expect(title).toHaveText('One');
});

const inBar = ['Top html', 'Top doc', 'Top sidebar', 'Top version'];
const inMenus = [
  [/Menu/, ['Inner html', 'Inner doc', 'Inner sidebar', 'Inner version']],
  [/Version/, ['1.0', 'Html after', 'Doc after', 'Sidebar after', 'Version after']],
] as const;

test('items of all kinds stand in the bar and in its menus', async ({page}) => {
  await visit(page, '/one');
  const bar = page.locator('.navbar');
  for (const name of inBar) {
    await expect(bar.getByText(name, {exact: true})).toBeVisible();
  }
  for (const [name, items] of inMenus) {
    await bar.getByRole('button', {name}).click();
    for (const item of items) {
      await expect(bar.locator('.dropdown__menu').getByText(item, {exact: true})).toBeVisible();
    }
    await page.keyboard.press('Escape');
  }
  await bar.getByRole('button', {name: /Menu/}).click();
  await bar.getByRole('link', {name: 'Inner sidebar'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Home');
});

test('items of all kinds stand in the menu of a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/one');
  await page.locator('.navbar__toggle').click();
  await page.locator('.navbar-sidebar__back').click();
  const sidebar = page.locator('.navbar-sidebar__item').first();
  for (const name of inBar) {
    await expect(sidebar.getByText(name, {exact: true})).toBeVisible();
  }
  for (const [name, items] of inMenus) {
    const menuButton = sidebar.getByRole('button', {name});
    if ((await menuButton.getAttribute('aria-expanded')) === 'false') {
      await menuButton.click();
    }
    for (const item of items) {
      await expect(sidebar.getByText(item, {exact: true})).toBeVisible();
    }
  }
});

test('the sidebar can be hidden, and one category is open at a time', async ({page}) => {
  await visit(page, '/group/two');
  await expect(page.locator(`${menu} a[href="/group/three"]`)).toBeVisible();
  await page.locator(`${menu} a[href="/index-of-group"]`).click();
  await expect(page.locator(`${menu} a[href^="/odd"]`)).toBeVisible();
  await expect(page.locator(`${menu} a[href="/group/three"]`)).toBeHidden();
  await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
  await expect(page.locator(menu)).toBeHidden();
  await page.getByRole('button', {name: 'Expand sidebar', exact: true}).click();
  await expect(page.locator(menu)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the bar is readable in its dark style (${colorScheme})`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await visit(page, '/one');
    await expect(page.locator('.navbar [class*="colorMode"] button')).toHaveCount(0);
    expect(await page.locator('.navbar .navbar__link:visible').count()).toBeGreaterThan(4);
    expect(await axeFindings(page, {within: '.navbar'})).toEqual([]);
  });
}

test('a phone begins at 996 px', async ({page}) => {
  await visit(page, '/one');
  for (const [width, isPhone] of [
    [996, true],
    [997, false],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await expect(page.locator('.navbar__toggle')).toBeVisible({visible: isPhone});
    await expect(page.locator(menu)).toBeVisible({visible: !isPhone});
  }
});

test('without a switch of colours a stored choice is forgotten', async ({page}) => {
  await visit(page, '/one');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await reload(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('the bar goes when readers scroll down, and comes when they scroll up', async ({page}) => {
  await page.setViewportSize({width: 1200, height: 300});
  await visit(page, '/one');
  await page.locator('main').evaluate((main) => (main.style.minHeight = '3000px'));
  const bar = page.locator('nav.navbar');
  const scroll = (by: number) => page.mouse.wheel(0, by);
  await page.mouse.move(600, 200);
  await scroll(400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await scroll(500);
  await expect(bar).not.toBeInViewport();
  await scroll(-200);
  await expect(bar).toBeInViewport();
  await scroll(-900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(bar).toBeInViewport();
});

test('a category folds in a time that follows its height', async ({page}) => {
  const unfold = async () => {
    await visit(page, '/one');
    await page.locator(menu).evaluate((element) => {
      const times: string[] = [];
      Object.assign(window, {times});
      const note = (changes: MutationRecord[]) =>
        changes.forEach(({target}) => times.push((target as HTMLElement).style.transition));
      new MutationObserver(note).observe(element, {attributeFilter: ['style'], subtree: true});
    });
    await page.locator(`${menu} a[href="/index-of-group"]`).click();
    await expect(page.locator(`${menu} a[href^="/odd"]`)).toBeVisible();
    const told = await page.waitForFunction(() =>
      /(\d+)ms/.exec((window as unknown as {times: string[]}).times.join(' ')),
    );
    return Number((await told.jsonValue())?.[1]);
  };
  expect(await unfold()).toBeGreaterThan(50);
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await unfold()).toBe(1);
});

test('what a writer overlooks is a warning, with which npm test fails', () => {
  const warnings = warningsIn(built('build.log'));
  for (const sign of [
    /broken anchors/,
    /Duplicate routes/,
    /faulty\.mdx, line \d.*\.\/nowhere\.mdx/,
    /\.\/nowhere\.png/,
  ]) {
    expect(warnings.filter((line) => sign.test(line))).toHaveLength(1);
  }
  expect(built('build.log')).toContain('/one#nowhere');
  expect(built('build.log')).toContain('/twins');
});

test('visit statistics wait until the reader agrees, who can change their mind', async ({page}) => {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({contentType: 'text/javascript', body: ''});
  });
  const question = page.getByRole('region', {name: 'Visit statistics'});
  await visit(page, '/one');
  await expect(question).toBeVisible();
  await page.locator(`${menu} a[href="/cards"]`).click();
  await expect(page).toHaveURL('/cards');
  await question.getByRole('button', {name: 'Decline'}).click();
  await expect(question).toBeHidden();
  await reload(page);
  await expect(question).toBeHidden();
  expect(asked).toEqual([]);

  await page.getByRole('contentinfo').getByRole('button', {name: 'Visit statistics'}).click();
  await question.getByRole('button', {name: 'Agree', exact: true}).click();
  await expect.poll(() => asked.filter((url) => url.includes('G-TEST000000')).length).toBe(1);
  const layer = () =>
    page.evaluate(() => JSON.stringify(window.dataLayer?.map((x) => Array.from(x as unknown[]))));
  expect(await layer()).toContain('anonymize_ip');
  await reload(page);
  await expect.poll(() => asked.length).toBe(2);

  await page.getByRole('contentinfo').getByRole('button', {name: 'Visit statistics'}).click();
  await question.getByRole('button', {name: 'Decline'}).click();
  await expect.poll(() => page.evaluate(() => window.gtag === undefined)).toBe(true);
  expect(asked.length).toBe(2);
});
