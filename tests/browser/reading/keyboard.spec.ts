import {expect, hydrated, test, visit} from '../../support/browser';

const words = {skip: 'Skip to main content', version: /^Version: /};

test.use({reducedMotion: 'reduce'});

test('skip to the content', async ({page}) => {
  await visit(page, '/getting-started/requirements');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: words.skip})).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator(':is([class*="docRoot"], main) :focus')).toHaveCount(1);
});

test('switch the version, Escape returns the focus', async ({page}) => {
  await visit(page, '/getting-started/requirements');
  const button = page.getByRole('button', {name: words.version});
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('.dropdown--show a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  for (let row = 1; row <= 4; row += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(page.getByRole('link', {name: '0.4.15', exact: true})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/0\.4\.15\/getting-started\/requirements/);
  await expect(page.getByRole('button', {name: 'Version: 0.4.15'})).toBeVisible();
  await hydrated(page);

  const menu = page.locator('.dropdown', {has: button});
  const press = async (...keys: string[]) => {
    await button.focus();
    await Promise.all(keys.map((key) => page.keyboard.press(key)));
  };
  await press('ArrowUp');
  await expect(menu.locator('ul a').last()).toBeFocused();
  await press('Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await expect(menu.locator('ul a').nth(2)).toBeFocused();

  await page.getByRole('link', {name: 'Palworld Server Guide'}).first().focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await page.locator('article').click({position: {x: 5, y: 5}});
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('change the tab', async ({page}) => {
  await visit(page, '/getting-started/deploy-dedicated-server');
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.first()).not.toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
});

test('open the mobile sidebar and go back; on a wide window it is gone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/getting-started/requirements');
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
  const menu = page.locator('.navbar-sidebar--show');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.locator('.navbar__toggle')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveCount(1);
  await page.setViewportSize({width: 1200, height: 844});
  await expect(menu).toHaveCount(0);
});
