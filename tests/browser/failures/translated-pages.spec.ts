/** Uses pages after the browser has translated them: Chrome, Edge and Safari wrap text in <font>. */
import type {Page} from '@playwright/test';
import en from '../../../src/words/en/editor.json';
import ja from '../../../src/words/ja/editor.json';
import {locales} from '../../support/addresses';
import {expect, hydrated, test} from '../../support/browser';

/** What a translation does to every text of the page; it goes on with texts that appear later. */
async function translate(page: Page): Promise<number> {
  return page.evaluate(() => {
    const wrap = (root: Node): number => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const isLeftOut = text.parentElement?.closest(
          'script, style, textarea, font, [translate="no"]',
        );
        if (text.data.trim() && !isLeftOut) {
          texts.push(text);
        }
      }
      for (const text of texts) {
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text.data.toUpperCase());
      }
      return texts.length;
    };
    new MutationObserver((records) =>
      records.forEach(({addedNodes}) =>
        addedNodes.forEach((node) => node.isConnected && wrap(node)),
      ),
    ).observe(document.body, {childList: true, subtree: true});
    return wrap(document.body);
  });
}

for (const locale of locales) {
  const root = locale === 'ja' ? '/ja/' : '/';

  test(`typing into the search of a translated page finds pages and crashes nothing (${locale})`, async ({
    page,
  }) => {
    await page.goto(`${root}getting-started/about-server`);
    await hydrated(page);
    expect(await translate(page)).toBeGreaterThan(50);
    const box = page.getByRole('combobox').first();
    await box.click();
    await box.pressSequentially('port', {delay: 80});
    await expect(page.getByRole('option').first()).toBeVisible();
    await box.press('Backspace');
    await box.pressSequentially('t 8211', {delay: 80});
    await page.getByRole('option').first().click();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).not.toHaveURL(/about-server/);
    await expect(page.getByRole('combobox').first()).toBeVisible();
  });

  test(`a translated editor reads a file and starts over without losing the page (${locale})`, async ({
    page,
  }) => {
    const words = locale === 'ja' ? ja : en;
    await page.goto(`${root}settings-and-operation/editor`);
    await hydrated(page);
    await expect(page.getByRole('button', {name: words.downloadShort, exact: true})).toBeVisible();
    // The names of the buttons change with the translation, so it comes once they are found.
    const open = page.getByRole('button', {name: words.open, exact: true}).first();
    await open.click();
    await page
      .getByLabel(words.paste)
      .fill('[/Script/Pal.PalGameWorldSettings]\nOptionSettings=(ExpRate=2.500000)\n');
    await page.getByRole('button', {name: words.read}).click();
    const startOver = await page.getByRole('button', {name: words.startOver}).elementHandle();
    await translate(page);
    await startOver.click();
    await expect(page.getByRole('searchbox', {name: words.search})).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
  });
}
