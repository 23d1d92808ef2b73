import type {Locator, Page} from '@playwright/test';
import {axeFindings} from '../../support/axe';
import {expect, overflow, saved, test} from '../../support/browser';
import {editorIn, OWN_FILE} from '../../support/settingsEditor';

const {words, start, bring, result, field} = editorIn('en');

test('serves readers without a mouse, in forced colours', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await start(page);
  const tabTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    for (let steps = 0; steps < 60; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        const [style, width] = await target.evaluate((element) => {
          const shown = element.matches('input[type=file]') ? element.parentElement : element;
          const {outlineStyle, outlineWidth} = getComputedStyle(shown ?? element);
          return [outlineStyle, parseFloat(outlineWidth)] as const;
        });
        expect(style).not.toBe('none');
        expect(width).toBeGreaterThan(0);
        return;
      }
      await page.keyboard.press(key);
    }
    throw new Error(`The tab key does not lead to ${String(target)}.`);
  };
  const button = (name: string) => page.getByRole('button', {name, exact: true});
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(button(words.open));
  await page.keyboard.press('Enter');
  await tabTo(page.getByLabel(words.paste));
  await page.keyboard.insertText(OWN_FILE);
  await tabTo(page.locator('input[type=file]'));
  await tabTo(button(words.read));
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.repairedNothing)).toBeVisible();
  await expect(button(words.open)).toBeFocused();
  await tabTo(page.getByRole('searchbox', {name: words.search}));
  await page.keyboard.type('bIsPvP');
  await tabTo(field(page, 'bIsPvP').getByRole('switch'));
  const paint = () => field(page, 'bIsPvP').getByRole('switch').screenshot();
  const off = await paint();
  await page.keyboard.press('Space');
  await expect(result(page)).toHaveValue(/bIsPvP=True/);
  expect((await paint()).equals(off)).toBe(false);
  await tabTo(button(words.undo), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(result(page)).not.toHaveValue(/bIsPvP=True/);
  await tabTo(button(words.redo));
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveValue(/bIsPvP=True/);
  await tabTo(page.getByRole('button', {name: words.download, exact: true}));
  const {bytes} = await saved(page, () => page.keyboard.press('Enter'));
  expect(bytes.toString()).toContain('bIsPvP=True');
});

test('the bar of a phone lies on no control at the start, nor on what counts', async ({
  page,
  browser,
}) => {
  // Lighthouse's phone has a window of this size.
  await page.setViewportSize({width: 412, height: 823});
  await start(page);
  expect(await axeFindings(page)).toEqual([]);

  const clear = async (on: Page, above: Locator) => {
    const bar = (await on.getByRole('group', {name: words.actions}).boundingBox())!;
    const box = (await above.boundingBox())!;
    expect(box.y).toBeGreaterThan(60);
    expect(box.y + box.height).toBeLessThanOrEqual(on.viewportSize()!.height + 1);
    expect(box.y + box.height <= bar.y || box.y >= bar.y + bar.height).toBe(true);
  };
  const input = field(page, 'ServerDescription').locator('input');
  await input.evaluate((element) => {
    element.focus({preventScroll: true});
    window.scrollTo(0, window.scrollY + element.getBoundingClientRect().bottom - 823);
  });
  await page.keyboard.type('a');
  await expect(input).toHaveValue('a');
  await expect(async () => clear(page, input)).toPass({timeout: 3000});

  await page.getByRole('button', {name: words.share}).click();
  const link = await page.getByLabel(words.linkField).inputValue();
  const other = await browser.newPage({viewport: {width: 390, height: 664}});
  await start(other, link);
  await expect(async () => clear(other, other.getByText(words.linkOpened))).toPass({timeout: 3000});
  await other.close();
});

test('is accessible with a file in it and fits on a phone, in dark colours', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await start(page);
  await bring(page, OWN_FILE.replace('MyOwnKey=7', 'MyOwnKey=7,RESTAPIEnabled=True'));
  await page.getByRole('button', {name: words.upgrade, exact: true}).click();
  await page.locator('summary', {hasText: words.againstImport}).click();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  // The bar covers what is scrolled below it. The test above checks sizes.
  const withoutRules = ['target-size'];
  expect(await axeFindings(page, {within: 'article', withoutRules})).toEqual([]);
});
