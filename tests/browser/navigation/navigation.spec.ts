import en from '../../../src/words/en/interface.json';
import site from '../../../src/words/en/site.json';
import {address, type Version, atRoot, newest} from '../../support/addresses';
import {expect, openMenu, test, visit} from '../../support/browser';

test.use({fetchesAhead: true});

const at = (page: string, version: Version = atRoot) => address('en', version, page);
const ja = (page: string, version: Version = atRoot) => address('ja', version, page);

test('switching the version stays on the page, or goes to the root, and is kept', async ({
  page,
}) => {
  await visit(page, ja('getting-started/connect-server'));
  await openMenu(page, atRoot);
  await page.getByRole('link', {name: '0.4.15', exact: true}).first().click();
  await page.waitForURL(`**${ja('getting-started/connect-server', '0.4.15')}`);
  await expect(page.locator('html')).toHaveClass(/docs-version-0\.4\.15/);
  // chosen-edition.spec.ts tests pages of no edition.
  await page.goto('/ja/accessibility');
  await expect(page.locator('.navbar__brand')).toHaveAttribute('href', ja('', '0.4.15'));

  await visit(page, ja('api/rest-api/info'));
  await openMenu(page, atRoot);
  await page.getByRole('link', {name: '0.1.5.1', exact: true}).first().click();
  await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === '/ja/0.1.5.1');

  await visit(page, at('getting-started/connect-server', newest));
  await openMenu(page, newest);
  const which = page.locator('.dropdown--show').getByRole('link', {name: site.navbar.whichVersion});
  await expect(which).toHaveAttribute('href', at('getting-started/your-version', newest));

  await visit(page, at('getting-started/connect-server'));
  await openMenu(page, atRoot);
  const builds = '0.4.11 to 0.4.15';
  const row = page.locator('.dropdown--show').getByRole('link', {name: '0.4.15', exact: true});
  await expect(row).toHaveAccessibleDescription(builds);
  const shown = await row.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(shown).toContain(`"${builds}"`);
});

test('a menu that a key opened stays open while the mouse passes over it', async ({page}) => {
  await visit(page, at('getting-started/connect-server'));
  const menu = page.locator('.navbar .dropdown').filter({hasText: atRoot}).first();
  const button = menu.getByRole('button');
  await button.hover();
  await page.mouse.move(5, 600);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await button.hover();
  await page.mouse.move(5, 600);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('an older version says so in one line', async ({page}) => {
  await visit(page, ja('getting-started/requirements', '0.2.4.0'));
  const notice = page.locator('.theme-doc-version-banner');
  await expect(notice).toContainText('0.2.4.0');
  await expect(notice.getByRole('link')).toHaveAttribute(
    'href',
    ja('getting-started/requirements', newest),
  );
  expect((await notice.boundingBox())?.height).toBeLessThan(48);
  await page.goto(ja('getting-started/requirements', newest));
  await expect(notice).toHaveCount(0);
});

test.describe('a wrong address', () => {
  test.use({expectedErrors: [/404/]});
  test('is the page as it was built first, then knows where it is and what to do', async ({
    page,
  }) => {
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await visit(page, `${ja('operate/no-such_page.html', '0.5.0')}?a=1#b`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('ページが見つかりません');
    await expect(page).toHaveTitle(/^ページが見つかりません/);
    await expect(page.locator('main').getByRole('searchbox')).toHaveValue('no such page');
    const menus = page.locator('.navbar__items--right');
    await expect(menus.getByRole('button', {name: /0\.5\.0/})).toBeVisible();
    await expect(page.locator('.navbar a[lang="en-US"]')).toHaveAttribute(
      'href',
      `${at('operate/no-such_page', '0.5.0')}?a=1#b`,
    );
    const tasks = page.locator('main > ul a');
    await expect(tasks).toHaveCount(6);
    expect(documents).toBe(1);
    await tasks.nth(1).click();
    await expect(page).toHaveURL(ja('getting-started/deploy-dedicated-server', '0.5.0'));
  });
});

test('a phone fetches the pages of the menu ahead only once the menu is opened', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, at('settings-and-operation/configuration'));
  const ahead = (): Promise<number> =>
    page
      .locator('link[rel=prefetch]')
      .evaluateAll((links) => new Set(links.map((link) => link.getAttribute('href'))).size);
  await expect.poll(ahead).toBeGreaterThan(0);
  await page.waitForTimeout(1000);
  const before = await ahead();
  expect(before).toBeLessThan(12);
  await page.locator('.navbar__toggle').click();
  await expect(
    page.locator('.navbar-sidebar').getByRole('button', {name: '← Back to main menu'}),
  ).toBeVisible();
  await expect.poll(ahead).toBeGreaterThan(before + 8);
});

test("a phone's menu and search close on the back button, and the page stays", async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, at('getting-started/connect-server'));
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/connect-server/);
  const url = page.url();
  const sidebar = page.locator('.navbar-sidebar--show');
  const search = page.locator('.navbar').getByRole('combobox');
  // The Back button closes both, so each is tried after the other.
  for (const opened of ['menu', 'search', 'menu']) {
    await (opened === 'menu' ? page.locator('.navbar__toggle') : search).click();
    const button = page
      .getByRole('search')
      .first()
      .getByRole('button', {name: en['theme.SearchBar.close']});
    const sign = opened === 'menu' ? sidebar : button;
    await expect(sign).toBeVisible();
    await page.goBack();
    await expect(sign).toBeHidden();
    await expect(page).toHaveURL(url);
  }
});

test('moving to another page scrolls to the top', async ({page}) => {
  await visit(page, at('getting-started/deploy-dedicated-server'));
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForURL((url) => !url.pathname.includes('deploy-dedicated-server'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(10);
});
