/** Chrome, Edge and Safari wrap text in <font> when they translate a page. */
import type {Page} from '@playwright/test';
import words from '../../../src/words/ja/editor.json';
import {panels} from '../../../src/words/ja/editorTools.json';
import {atRoot, hosted, locales} from '../../support/addresses';
import {expect, test, visit} from '../../support/browser';
import {pageKinds} from '../../support/pageKinds';

function translateTexts(): number {
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
    records.forEach(({addedNodes}) => addedNodes.forEach((node) => node.isConnected && wrap(node))),
  ).observe(document.body, {childList: true, subtree: true});
  return wrap(document.body);
}

const translate = (page: Page): Promise<number> => page.evaluate(translateTexts);

const translateBeforeStart = (page: Page) =>
  page.addInitScript(
    `addEventListener('DOMContentLoaded', () => { (${String(translateTexts)})(); });`,
  );

const useEverything = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // React has drawn what was changed once a second task runs.
    const settle = () => new Promise((done) => setTimeout(() => setTimeout(done)));
    const setValue = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
      // The value is set without React's own setter, whose values React ignores.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(
        field,
        value,
      );
      field.dispatchEvent(new Event('input', {bubbles: true}));
      field.dispatchEvent(new Event('change', {bubbles: true}));
    };
    window.print = () => undefined;
    let count = 0;
    // Only some of the editor's hundreds of controls are tried, because they are alike.
    for (const control of Array.from(
      document.querySelectorAll<HTMLElement>('button, summary, input, select'),
    ).slice(0, 60)) {
      const isUsable =
        control.isConnected &&
        control.checkVisibility({visibilityProperty: true}) &&
        !control.matches(':disabled, [type="file"], form [type="submit"]');
      if (!isUsable) {
        continue;
      }
      count += 1;
      if (control instanceof HTMLSelectElement) {
        setValue(control, control.options[control.options.length - 1]!.value);
      } else if (control.matches('input:not([type="checkbox"], [type="radio"])')) {
        const field = control as HTMLInputElement;
        for (const value of field.type === 'number' ? ['7', ''] : ['por', 'port', '']) {
          setValue(field, value);
          await settle();
        }
      } else {
        control.click();
        await settle();
        if (control.matches('summary, [aria-expanded]')) {
          control.click();
        }
      }
      await settle();
    }
    return count;
  });

/** React reports a page that was translated before hydration. */
const REDRAWN = /Minified React error #(?:418|423|425)|status of 404/;

for (const isBefore of [true, false]) {
  test.describe(`translated ${isBefore ? 'before' : 'after'} the start`, () => {
    test.use({expectedErrors: [REDRAWN]});
    test('the search box finds pages while somebody types, and crashes nothing', async ({page}) => {
      if (isBefore) {
        await translateBeforeStart(page);
      }
      await visit(page, hosted('en', atRoot, 'getting-started/about-server'));
      if (!isBefore) {
        expect(await translate(page)).toBeGreaterThan(50);
      }
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
  });
}

const ja = {...words, ...panels};
test('a translated editor reads a file and forgets it without losing the page', async ({page}) => {
  await visit(page, hosted('ja', atRoot, 'settings-and-operation/editor'));
  await expect(page.getByRole('button', {name: ja.downloadShort, exact: true})).toBeVisible();
  // The translation changes the buttons' names.
  const open = page.getByRole('button', {name: ja.open, exact: true}).first();
  await open.click();
  await page
    .getByLabel(ja.paste)
    .fill('[/Script/Pal.PalGameWorldSettings]\nOptionSettings=(ExpRate=2.500000)\n');
  await page.getByRole('button', {name: ja.read, exact: true}).click();
  const forget = await page.getByRole('button', {name: ja.forget}).elementHandle();
  await translate(page);
  await forget.click();
  await expect(page.getByRole('searchbox', {name: ja.search})).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
});

const ALIKE =
  /^(?:symptoms|kinds of server|arguments|commands|rcon|rest overview|about this guide)$/;
const kinds = pageKinds.filter(({name}) => !ALIKE.test(name));

test.describe('every kind of page', () => {
  test.use({expectedErrors: [REDRAWN]});

  // Translators treat languages alike, so every second page is translated before its scripts start.
  for (const [number, {name, path}] of kinds.entries()) {
    const isBefore = number % 2 === 0;
    const when = isBefore ? 'before' : 'after';
    test(`${name} can be used, translated ${when} the start`, async ({page}) => {
      await (isBefore && translateBeforeStart(page));
      await visit(page, hosted(locales[number % 3 === 0 ? 0 : 1]!, atRoot, path));
      await (!isBefore && translate(page));
      expect(await page.locator('font').count()).toBeGreaterThan(20);
      expect(await useEverything(page)).toBeGreaterThan(3);
      const title = page.locator('main h1').first();
      const isWhole = async () => {
        await expect(title).toBeVisible();
        await expect(title).not.toHaveText(/crashed|エラーが発生/i);
      };
      await isWhole();
      await page.evaluate(() => document.querySelector<HTMLElement>('.navbar__brand')!.click());
      await isWhole();
    });
  }
});
