// Over 300 lines, because each of its tests runs in every language, in one loop over the words below.

import {readFile} from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {parseIni} from '../../../src/core/ini/read';
import {defaultIni} from '../../../src/core/settings';
import {versionIds, versionPath} from '../../../src/data/versions';
import enEditor from '../../../src/words/en/editor.json';
import enTools from '../../../src/words/en/editorTools.json';
import enFile from '../../../src/words/en/settingsFile.json';
import jaEditor from '../../../src/words/ja/editor.json';
import jaTools from '../../../src/words/ja/editorTools.json';
import jaFile from '../../../src/words/ja/settingsFile.json';
import {expect, hydrated, test} from '../../support/browser';
import {newest} from '../../support/addresses';

const en = {...enEditor, ...enTools.panels, ...enFile.notices};
const ja = {...jaEditor, ...jaTools.panels, ...jaFile.notices};
const header = '[/Script/Pal.PalGameWorldSettings]';

/** A file as an administrator brings it: Windows line ends, a comment, another section, passwords. */
const own = [
  '; my server',
  header,
  'OptionSettings=(ExpRate=2.500000,ServerName="パルの鯖, ようこそ",AdminPassword="secret-1",AllowConnectPlatform=Steam,MyOwnKey=7)',
  '',
  '[Other]',
  'kept=1',
  '',
].join('\r\n');

for (const [locale, words] of Object.entries({en, ja})) {
  const {problem: problems, server} = locale === 'ja' ? jaFile : enFile;
  const root = locale === 'ja' ? '/ja/' : '/';
  const address = `${root}settings-and-operation/editor`;
  const fill = (sentence: string, data: Record<string, string>) =>
    sentence.replace(/\{(\w+)\}/g, (_, name: string) => data[name] ?? '');

  const start = async (page: Page, path = address) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('button', {name: words.downloadShort, exact: true})).toBeVisible();
  };
  const bring = async (page: Page, text: string) => {
    await page.getByRole('button', {name: words.open, exact: true}).click();
    await page.getByLabel(words.paste).fill(text);
    await page.getByRole('button', {name: words.read}).click();
  };
  const result = (page: Page) => page.getByRole('textbox', {name: words.whole});
  const field = (page: Page, key: string) => page.locator(`[data-key="${key}"]`);
  const find = async (page: Page, key: string) => {
    await page.getByRole('searchbox', {name: words.search}).fill(key);
    await expect(field(page, key)).toBeVisible();
  };
  const downloaded = async (page: Page) => {
    const event = page.waitForEvent('download');
    await page.getByRole('button', {name: words.download, exact: true}).click();
    const download = await event;
    expect(download.suggestedFilename()).toBe('PalWorldSettings.ini');
    return readFile(await download.path());
  };

  test.describe(`settings editor (${locale})`, () => {
    test('starts with the defaults, changes, goes back and resets', async ({page}) => {
      await start(page);
      await expect(result(page)).toHaveValue(defaultIni(newest));
      // The form has the order of the reference page, the file that of the game.
      await expect(page.locator('[data-key]').first()).toHaveAttribute('data-key', 'ServerName');
      await find(page, 'ExpRate');
      const input = field(page, 'ExpRate').locator('input').first();
      await input.fill('2.5');
      await expect(result(page)).toHaveValue(/ExpRate=2\.500000,/);
      await input.fill('abc');
      await expect(page.getByText(words.notNumber)).toBeVisible();
      await expect(result(page)).toHaveValue(/ExpRate=2\.500000,/);
      await input.fill('50');
      await expect(page.getByText(fill(words['warning.above-range'], {max: '20'}))).toBeVisible();
      await page.getByRole('button', {name: words.undo, exact: true}).click();
      await expect(result(page)).toHaveValue(defaultIni(newest));
      await page.getByRole('button', {name: words.redo, exact: true}).click();
      await expect(result(page)).toHaveValue(/ExpRate=50\.000000,/);
      await page.getByRole('button', {name: fill(words.resetLabel, {key: 'ExpRate'})}).click();
      await expect(result(page)).toHaveValue(defaultIni(newest));
      // The button has gone; the focus has not. The keys take steps back and forth from there.
      await expect(input).toBeFocused();
      await page.keyboard.press('Control+z');
      await expect(result(page)).toHaveValue(/ExpRate=50\.000000,/);
      await page.keyboard.press('Control+Shift+z');
      await expect(result(page)).toHaveValue(defaultIni(newest));
      await page.keyboard.press('Control+z');
      await expect(input).toHaveValue('50');
      // With only the changed ones shown, one does not go away while the default is being typed.
      await page.getByRole('searchbox', {name: words.search}).fill('');
      await page.getByLabel(words.onlyChanged).check();
      await expect(page.locator('[data-key]')).toHaveCount(1);
      await input.fill('1');
      await expect(result(page)).toHaveValue(defaultIni(newest));
      await expect(input).toBeFocused();
      await input.pressSequentially('e');
      // What is no number yet is taken back by the field itself.
      await page.keyboard.press('Control+z');
      await expect(input).toHaveValue('1');
      await page.getByLabel(words.onlyWarnings).check();
      await expect(page.getByText(words.none)).toBeVisible();
      await page.getByRole('button', {name: words.startOver}).click();
      await expect(page.getByText(fill(words.startedOver, {version: newest}))).toBeVisible();
      // The defaults are no draft to speak of.
      await page.reload();
      await expect(result(page)).toHaveValue(defaultIni(newest));
      await expect(page.getByText(words.draftLoaded)).toHaveCount(0);
      // A setting that goes away takes the focus to the next one, the last one to the groups.
      await bring(page, `${header}\nOptionSettings=(ExpRate=2,Odd=1,Other=2)`);
      await page.getByRole('button', {name: `${words.remove}${words.colon}Odd`}).press('Enter');
      await expect(
        page.getByRole('button', {name: `${words.remove}${words.colon}Other`}),
      ).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('article summary').first()).toBeFocused();
      // Faster than the list is drawn: the line above is going too, so the focus does not go there.
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+z');
      await expect(page.locator('li[data-unknown]')).toHaveCount(2);
      await page.evaluate(() => {
        document
          .querySelectorAll('li[data-unknown]')
          .forEach((line) => line.querySelector('button')?.click());
      });
      await expect(page.locator('article summary').first()).toBeFocused();
      await expect(page.locator('li[data-unknown]')).toHaveCount(0);
    });

    test('gives a valid file back byte by byte', async ({page}) => {
      await start(page);
      await page.getByRole('button', {name: words.open, exact: true}).click();
      await page
        .locator('input[type=file]')
        .setInputFiles({name: 'x.ini', mimeType: 'text/plain', buffer: Buffer.from(own)});
      await expect(page.getByText(words.repairedNothing)).toBeVisible();
      expect((await downloaded(page)).toString()).toBe(own);
      await page.getByText(words.lineEnds + words.colon).click();
      await page.getByRole('radio', {name: words['ends.linux']}).check();
      expect((await downloaded(page)).toString()).toBe(own.replaceAll('\r\n', '\n'));
    });

    test('repairs a damaged file and says what was wrong and where', async ({page}) => {
      await start(page);
      await bring(page, `${header}\nOptionSettings=(ExpRate=2,\n bIsPvP=True`);
      await expect(page.getByText(problems['line-break'].one)).toBeVisible();
      await expect(page.getByText(problems['missing-close'].one)).toBeVisible();
      await expect(page.getByText(fill(words.place, {line: '2', column: '27'}))).toBeVisible();
      await expect(result(page)).toHaveValue(`${header}\nOptionSettings=(ExpRate=2,bIsPvP=True)`);
      // Breaks before the list and in it: one sentence, with its places.
      await bring(page, `${header}\nOptionSettings=\n(ExpRate=2,\nbIsPvP=True)`);
      const places = page.getByText(fill(words.places, {count: '2'}));
      await expect(places).toBeVisible();
      await expect(page.getByRole('listitem').filter({has: places})).toContainText(
        problems['line-break'].one,
      );
      // What is left to its owner is no damage, but the server has not used it.
      await bring(page, `${header}\nOptionSettings=(DeathPenalty=1)`);
      await expect(page.getByText(words.repairedNothing)).toBeVisible();
      await expect(
        page.getByText(fill(server.some, {keys: 'DeathPenalty'}), {exact: true}),
      ).toBeVisible();
    });

    test('turns down what is no settings file, and counts a flood of faults', async ({page}) => {
      await start(page);
      await bring(page, 'hello world');
      await expect(page.getByText(problems['no-settings'].one)).toBeVisible();
      const give = (name: string, buffer: Buffer) =>
        page.locator('input[type=file]').setInputFiles({name, mimeType: '', buffer});
      await give('WorldOption.sav', Buffer.from('\0\u0001PlM1 GVAS ExpRate=2'));
      await expect(page.getByText(problems['world-option'].one)).toBeVisible();
      await expect(page.locator('[data-steps=world-option] li')).toHaveCount(5);
      await give('Level.sav', Buffer.from('\0\u0001PlM1 GVAS ExpRate=2'));
      await expect(page.getByText(problems['binary'].one)).toBeVisible();
      await give('code.js', Buffer.alloc(2_000_000, 'const a = call(b, "c");\n'));
      await expect(page.getByText(problems['no-settings'].one)).toBeVisible();
      await give('film.mp4', Buffer.alloc(10_000_001));
      await expect(page.getByText(words.tooLarge)).toBeVisible();
      await expect(result(page)).toHaveValue(defaultIni(newest));
      // 1 MB of the same fault: one sentence with the number.
      const from = Date.now();
      await give(
        'x.ini',
        Buffer.from(`${header}\nOptionSettings=(${'ExpRate=1,a,'.repeat(90_000)})`),
      );
      await expect(
        page.getByText(fill(problems['bare-item'].many, {count: '90000'})),
      ).toBeVisible();
      expect(Date.now() - from).toBeLessThan(60_000);
      await expect(page.locator('[data-severity][data-severity]').first()).toBeVisible();
      expect(await page.locator('li[data-severity]').count()).toBeLessThan(60);
    });

    test('opens a file that is dropped, in UTF-16 too', async ({page}) => {
      await start(page);
      const opener = page.getByRole('button', {name: words.open, exact: true});
      await opener.click();
      const area = page.getByText(words.openHint);
      const drop = async (bytes: readonly number[], target = area) => {
        const dataTransfer = await page.evaluateHandle((content) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([Uint8Array.from(content)], 'PalWorldSettings.ini'));
          return transfer;
        }, bytes);
        await target.dispatchEvent('dragover', {dataTransfer});
        await target.dispatchEvent('drop', {dataTransfer});
      };
      await drop([...Buffer.from(own)]);
      await expect(page.getByText(words.repairedNothing)).toBeVisible();
      await expect(opener).toBeFocused();
      expect((await downloaded(page)).toString()).toBe(own);
      await opener.click();
      await drop([...Buffer.from(`\uFEFF${own}`, 'utf16le')]);
      await expect(
        page.getByText(fill(problems['encoding'].one, {encoding: 'utf-16le'})),
      ).toBeVisible();
      expect((await downloaded(page)).toString()).toBe(`\uFEFF${own}`);
      // Beside the panel too: the browser would open the file in place of the page.
      await drop([...Buffer.from('hello world')], page.locator('h1'));
      await expect(page.getByText(problems['no-settings'].one)).toBeVisible();
      await page.getByRole('button', {name: words.close}).click();
      await expect(opener).toBeFocused();
      await drop([...Buffer.from(own)], page.locator('h1'));
      expect((await downloaded(page)).toString()).toBe(own);
    });

    test('serves readers without a mouse, in forced colours', async ({page}) => {
      await page.emulateMedia({forcedColors: 'active'});
      await start(page);
      /** Goes on with the tab key to a control; the focus must show there. */
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
      await tabTo(page.locator('input[type=file]'));
      await tabTo(page.getByLabel(words.paste));
      await page.keyboard.insertText(own);
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
      // Off and on look different in the system's colours too.
      expect((await paint()).equals(off)).toBe(false);
      // The bar is above the fields.
      await tabTo(button(words.undo), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(result(page)).not.toHaveValue(/bIsPvP=True/);
      await tabTo(button(words.redo));
      await page.keyboard.press('Enter');
      await expect(result(page)).toHaveValue(/bIsPvP=True/);
      await tabTo(page.getByRole('button', {name: words.download, exact: true}));
      const event = page.waitForEvent('download');
      await page.keyboard.press('Enter');
      expect((await readFile(await (await event).path())).toString()).toContain('bIsPvP=True');
    });

    test('works in every version, with the settings of that version', async ({page}) => {
      // Each version in one of the languages, the newest in both.
      const some = versionIds.filter((_, index) => index % 2 === (locale === 'en' ? 0 : 1));
      for (const version of new Set([versionIds[0]!, ...some])) {
        await start(page, `${root}${versionPath(version)}settings-and-operation/editor`);
        await expect(result(page)).toHaveValue(defaultIni(version));
        await page.evaluate(() => {
          document.querySelectorAll<HTMLDetailsElement>('article details').forEach((group) => {
            group.open = true;
          });
        });
        const {entries} = parseIni(defaultIni(version)).file;
        await expect(page.locator('[data-key]')).toHaveCount(entries.length);
        await find(page, 'ExpRate');
        await field(page, 'ExpRate').locator('input').first().fill('3');
        await expect(result(page)).toHaveValue(/ExpRate=3\.000000,/);
      }
      expect(versionIds).toHaveLength(6);
    });

    test('converts the file of an older version', async ({page}) => {
      await start(page);
      await bring(page, defaultIni('0.4.15'));
      await page.getByRole('button', {name: words.version, exact: true}).click();
      await expect(page.getByLabel(words.origin)).toHaveValue('0.4.15');
      await expect(page.locator('[data-kind="dropped"]')).toHaveText('AllowConnectPlatform=Steam');
      await expect(page.locator('[data-kind="added"] li')).toHaveCount(8);
      await expect(page.locator('[data-kind="changed"]')).toContainText('10 → 30');
      await page.getByRole('button', {name: fill(words.convert, {version: newest})}).click();
      await expect(result(page)).toHaveValue(defaultIni(newest));
      await page.getByRole('button', {name: words.undo, exact: true}).click();
      await expect(result(page)).toHaveValue(defaultIni('0.4.15'));
    });

    test('keeps the draft over a reload, without passwords, until it is forgotten', async ({
      page,
    }) => {
      await start(page);
      await bring(page, own);
      await expect(result(page)).toHaveValue(/AdminPassword="••••"/);
      await page.getByLabel(words.showSecrets).check();
      await expect(result(page)).toHaveValue(/secret-1/);
      await page.reload();
      await hydrated(page);
      await expect(page.getByText(words.draftLoadedMissing)).toBeVisible();
      await expect(result(page)).toHaveValue(/ExpRate=2\.500000.*AdminPassword="",/s);
      const kept = await page.evaluate(() => JSON.stringify(localStorage));
      expect(kept).toContain('MyOwnKey');
      expect(kept).not.toContain('secret-1');
      // The file is not handed out with an empty password in place of one.
      const download = page.getByRole('button', {name: words.downloadShort, exact: true});
      await download.click();
      await expect(page.getByText(fill(words.askPasswords, {keys: 'AdminPassword'}))).toBeVisible();
      await page.getByRole('button', {name: words.askEnter, exact: true}).click();
      const password = field(page, 'AdminPassword');
      await expect(password.locator('input')).toBeFocused();
      await expect(password.getByText(words['warning.enter-again'])).toBeVisible();
      await password.getByRole('button', {name: words.generate}).click();
      await expect(password.getByText(words['warning.enter-again'])).toHaveCount(0);
      await page.getByLabel(words.showSecrets).check();
      await expect(result(page)).toHaveValue(/AdminPassword="[\w]{20}",/);
      expect((await downloaded(page)).toString()).toMatch(/AdminPassword="[\w]{20}",/);
      await page.getByRole('button', {name: words.forget}).click();
      await expect(result(page)).toHaveValue(defaultIni(newest));
      await page.reload();
      await hydrated(page);
      await expect(result(page)).toHaveValue(defaultIni(newest));
    });

    test('shares the changed settings in a link, without passwords', async ({page, context}) => {
      await start(page);
      await bring(page, own);
      await page.getByRole('button', {name: words.share}).click();
      const link = await page.getByLabel(words.linkField).inputValue();
      expect(Buffer.from(link.split('=')[1] ?? '', 'base64url').toString()).not.toContain('secret');
      const other = await context.browser()?.newPage();
      if (!other) {
        throw new Error('no second page');
      }
      const asked: string[] = [];
      other.on('request', (request) => asked.push(request.url()));
      await start(other, new URL(link).pathname + new URL(link).hash);
      await expect(other.getByText(words.linkOpened)).toBeVisible();
      await expect(result(other)).toHaveValue(
        /ExpRate=2\.500000,.*ServerName="パルの鯖, ようこそ"/s,
      );
      await expect(result(other)).toHaveValue(/AdminPassword="",/);
      // What is edited from there outlives a reload, and the draft of before is one step back.
      await find(other, 'ExpRate');
      await field(other, 'ExpRate').locator('input').first().fill('7');
      await expect(result(other)).toHaveValue(/ExpRate=7\.000000,/);
      await other.reload();
      await expect(result(other)).toHaveValue(/ExpRate=7\.000000,/);
      await other.goto('about:blank');
      await start(other, new URL(link).pathname + new URL(link).hash);
      await expect(result(other)).toHaveValue(/ExpRate=2\.500000,/);
      await other.getByRole('button', {name: words.undo, exact: true}).click();
      await expect(result(other)).toHaveValue(/ExpRate=7\.000000,/);
      expect(asked.filter((url) => url.includes('settings='))).toEqual([]);
      // The same link on the page of an older version is converted.
      await start(other, `${root}0.4.15/settings-and-operation/editor${new URL(link).hash}`);
      await expect(other.locator('[data-kind="warning"]')).toContainText(newest);
      await expect(result(other)).toHaveValue(/ExpRate=2\.500000,/);
      await other.close();
      // A link that messages cut off says so.
      await expect(page.getByRole('article').getByText('Discord')).toBeHidden();
      await find(page, 'ServerDescription');
      await field(page, 'ServerDescription').locator('input').fill('a'.repeat(2000));
      await page.getByRole('button', {name: words.share}).click();
      await expect(page.getByRole('article').getByText('Discord')).toContainText('2000');
    });

    test('the bar of a phone lies on no control at the start, nor later on what counts', async ({
      page,
      browser,
    }) => {
      // The window of a phone that Lighthouse takes.
      await page.setViewportSize({width: 412, height: 823});
      await start(page);
      const {violations, passes} = await new AxeBuilder({page})
        .withRules(['target-size'])
        .analyze();
      expect(violations.flatMap(({nodes}) => nodes.map(({html}) => html))).toEqual([]);
      expect(passes[0]?.nodes.length).toBeGreaterThan(20);

      const clear = async (on: Page, above: Locator) => {
        const bar = (await on.getByRole('group', {name: words.actions}).boundingBox())!;
        const box = (await above.boundingBox())!;
        // In sight, below the bar of the site, and not behind that of the editor.
        expect(box.y).toBeGreaterThan(60);
        expect(box.y + box.height).toBeLessThanOrEqual(on.viewportSize()!.height + 1);
        expect(box.y + box.height <= bar.y || box.y >= bar.y + bar.height).toBe(true);
      };
      // Below the bar, wherever the page stands.
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
      await clear(other, other.getByText(words.linkOpened));
      await other.close();
    });

    test('says that a link is broken, and shows the defaults', async ({page}) => {
      await start(page, `${address}#settings=abc.def`);
      await expect(page.getByText(words.linkBroken)).toBeVisible();
      await expect(result(page)).toHaveValue(defaultIni(newest));
      // A draft is left alone.
      await find(page, 'ExpRate');
      await field(page, 'ExpRate').locator('input').first().fill('4');
      await page.goto('about:blank');
      await start(page, `${address}#settings=abc.def`);
      await expect(page.getByText(words.linkBroken)).toBeVisible();
      await expect(result(page)).toHaveValue(/ExpRate=4\.000000,/);
    });

    test('copies without the clipboard API, and selects the text where copying is blocked', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', {value: undefined});
      });
      await start(page);
      // The samples below the editor have buttons of the same name.
      const copy = page
        .getByRole('region', {name: words.result})
        .getByRole('button', {name: words.copy, exact: true});
      await copy.click();
      await expect(page.getByText(words.copied)).toBeVisible();
      await expect(copy).toBeFocused();
      await page.getByRole('button', {name: words.open, exact: true}).click();
      await page.getByLabel(words.paste).focus();
      await page.keyboard.press('Control+V');
      await expect(page.getByLabel(words.paste)).toHaveValue(defaultIni(newest));

      await page.evaluate(() => {
        document.execCommand = () => false;
      });
      await page.getByRole('button', {name: words.againstDefaults}).click();
      await copy.click();
      await expect(page.getByText(words.copyFailed)).toBeVisible();
      const selected = await result(page).evaluate(
        (area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart,
      );
      expect(selected).toBe(defaultIni(newest).length);
    });

    for (const [name, width, scheme] of [
      ['phone', 390, locale === 'en' ? 'light' : 'dark'],
      ['desktop', 1440, locale === 'en' ? 'dark' : 'light'],
    ] as const) {
      test(`is accessible and fits on a ${name}, ${scheme}`, async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), scheme);
        await start(page);
        await bring(page, own.replace('MyOwnKey=7', 'MyOwnKey=7,RESTAPIEnabled=True'));
        await page.getByRole('button', {name: words.version, exact: true}).click();
        await page.getByRole('button', {name: words.againstImport}).click();
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide).toBeLessThanOrEqual(0);
        const {violations} = await new AxeBuilder({page}).include('article').analyze();
        expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
      });
    }

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});
      test('says so and offers the default file', async ({page, request}) => {
        await page.goto(address);
        await expect(page.getByText(fill(words.noScript, {version: newest}))).toBeVisible();
        const href = await page
          .locator('article')
          .getByRole('link', {name: `PalWorldSettings.ini (${newest})`})
          .getAttribute('href');
        expect(await (await request.get(href ?? '')).text()).toBe(defaultIni(newest));
      });
    });
  });
}

test('the editor of an old version names nothing that came later', async ({request}) => {
  const html = await (await request.get('/0.4.15/settings-and-operation/editor')).text();
  expect(html).toContain('PalWorldSettings.ini');
  expect(html).not.toMatch(/CrossplayPlatforms|ItemCorruptionMultiplier/);
});
