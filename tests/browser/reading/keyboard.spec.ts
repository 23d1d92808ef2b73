import {expect, hydrated, test} from '../../support/browser';

const words = {language: /^Language: /, skip: 'Skip to main content', version: /^Version: /};

test.use({reducedMotion: 'reduce'} as object);

test.describe('with the keyboard alone', () => {
  test('skip to the content', async ({page}) => {
    await page.goto('/getting-started/requirements');
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: words.skip})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInMain = await page.evaluate(() =>
      Boolean(document.activeElement?.closest('[class*="docRoot"], main')),
    );
    expect(isInMain).toBe(true);
  });

  test('switch the version, Escape returns the focus', async ({page}) => {
    await page.goto('/getting-started/requirements');
    await hydrated(page);
    const button = page.getByRole('button', {name: words.version});
    await button.focus();
    const link = page.getByRole('link', {name: '0.4.15', exact: true});
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('.dropdown--show a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    for (
      let i = 0;
      i < 6 && !(await link.evaluate((el) => el === document.activeElement));
      i += 1
    ) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/0\.4\.15\/getting-started\/requirements/);
    await expect(page.getByRole('button', {name: 'Version: 0.4.15'})).toBeVisible();
  });

  test('no key is lost that comes sooner than the list shows; up leads to the last', async ({
    page,
  }) => {
    await page.goto('/getting-started/requirements');
    await hydrated(page);
    const button = page.getByRole('button', {name: words.version});
    const menu = page.locator('.dropdown', {has: button});
    const press = async (...keys: string[]) => {
      await button.focus();
      await Promise.all(keys.map((key) => page.keyboard.press(key)));
    };
    await press('ArrowUp');
    await expect(menu.locator('ul a').last()).toBeFocused();
    await press('Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    await expect(menu.locator('ul a').nth(2)).toBeFocused();
    await press('ArrowUp');
    await expect(menu.locator('ul a').last()).toBeFocused();
  });

  test('a menu closes when the focus or a press goes elsewhere', async ({page}) => {
    await page.goto('/getting-started/requirements');
    await hydrated(page);
    const button = page.getByRole('button', {name: words.language});
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', {name: 'Palworld Server Guide'}).first().focus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.locator('article').click({position: {x: 5, y: 5}});
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('switch the language and keep the page, the query and the anchor', async ({page}) => {
    await page.goto('/getting-started/requirements?from=test#ports');
    await hydrated(page);
    await page.getByRole('button', {name: words.language}).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', {name: /日本語/})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ja\/getting-started\/requirements\?from=test#ports$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
  });

  test('search and open a result', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('ServerPlayerMaxNum');
    await expect(page.locator('[aria-busy=false]').getByRole('option').first()).toBeVisible();
    // The best hit is chosen already.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/$/);
    await expect(page.locator('article')).toContainText('ServerPlayerMaxNum');
  });

  test('change the tab', async ({page}) => {
    await page.goto('/getting-started/deploy-dedicated-server');
    await hydrated(page);
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    // Round the end of the list.
    await expect(tabs.first()).not.toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  });

  test('open the mobile sidebar, its menus and go back', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/getting-started/requirements');
    await hydrated(page);
    await page.locator('.navbar__toggle').focus();
    await page.keyboard.press('Enter');
    const back = page.getByRole('button', {name: '← Back to main menu'});
    await expect(back).toBeVisible();
    await back.focus();
    await page.keyboard.press('Enter');
    const versions = page.getByRole('button', {name: 'Versions', exact: true});
    await versions.focus();
    // The menu is open, because one of its items leads to this page.
    await expect(versions).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(versions).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Space');
    await expect(page.getByRole('link', {name: '0.4.15', exact: true})).toBeVisible();
  });
});
