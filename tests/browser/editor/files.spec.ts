import type {Locator} from '@playwright/test';
import {defaultIni} from '../../../src/core/settings';
import {fillIn} from '../../../src/core/text/fillIn';
import {pluralForm} from '../../../src/core/text/pluralForm';
import {newestVersion} from '../../../src/data/versions';
import {atRoot} from '../../support/addresses';
import {expect, test} from '../../support/browser';
import {editorIn, HEADER, OWN_FILE} from '../../support/settingsEditor';

const {words, problems, server, start, bring, result, downloaded} = editorIn('ja');

test('repairs a damaged file and says what was wrong and where', async ({page}) => {
  await start(page);
  await bring(page, `${HEADER}\nOptionSettings=(ExpRate=2,\n bIsPvP=True`);
  await expect(page.getByText(problems['option-line'].fixed)).toBeVisible();
  await expect(page.getByText(fillIn(words.place, {line: '2', column: '1'}))).toBeVisible();
  await expect(result(page)).toHaveValue(`${HEADER}\nOptionSettings=(ExpRate=2,bIsPvP=True)\n`);
  await bring(page, `${HEADER}\nOptionSettings=(DeathPenalty=7)`);
  await expect(
    page.getByText(fillIn(server.some, {keys: 'DeathPenalty'}), {exact: true}),
  ).toBeVisible();
});

test('a file without settings needs no repair', async ({page}) => {
  await start(page);
  await bring(page, HEADER);
  await expect(page.getByText(server.nothing)).toBeVisible();
  await expect(page.getByText(words.repairedNothing)).toBeVisible();
  await expect(page.getByText(words.repaired, {exact: true})).toHaveCount(0);
});

test('turns down what is no settings file, and counts a flood of faults', async ({page}) => {
  await start(page);
  await bring(page, 'hello world');
  await expect(page.getByText(problems['no-settings'])).toBeVisible();
  const give = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({name, mimeType: '', buffer});
  await give('WorldOption.sav', Buffer.from('\0\u0001PlM1 GVAS ExpRate=2'));
  await expect(page.getByText(problems['world-option'])).toBeVisible();
  await expect(page.locator('[data-steps=world-option] li')).toHaveCount(5);
  await give('film.mp4', Buffer.alloc(1_000_001));
  await expect(page.getByText(words.tooLarge)).toBeVisible();
  await expect(result(page)).toHaveValue(defaultIni(atRoot));
  await give(
    'x.ini',
    Buffer.from(`${HEADER}\nOptionSettings=(ExpRate=1,${'a,\n'.repeat(20_000)}bIsPvP=True)`),
  );
  await expect(
    page.getByText(fillIn(pluralForm(problems['left-over'].fixed, 20000), {count: '20000'})),
  ).toBeVisible();
  await expect(page.locator('[data-severity][data-severity]').first()).toBeVisible();
  expect(await page.locator('li[data-severity]').count()).toBeLessThan(60);
});

async function drop(target: Locator, bytes: Iterable<number>): Promise<void> {
  const dataTransfer = await target.page().evaluateHandle(
    (content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(content)], 'PalWorldSettings.ini'));
      return transfer;
    },
    [...bytes],
  );
  await target.dispatchEvent('dragover', {dataTransfer});
  await target.dispatchEvent('drop', {dataTransfer});
}

test('opens a file that is dropped, in UTF-16 too', async ({page}) => {
  await start(page);
  const opener = page.getByRole('button', {name: words.open, exact: true});
  await opener.click();
  const title = page.locator('h1');
  await drop(page.getByText(words.openHint), Buffer.from(OWN_FILE));
  await expect(page.getByText(words.repairedNothing)).toBeVisible();
  await expect(opener).toBeFocused();
  expect((await downloaded(page)).toString()).toBe(OWN_FILE);
  // A browser would open a file that is dropped beside the panel, so the whole page takes files.
  await drop(title, Buffer.from('hello world'));
  await expect(page.getByText(problems['no-settings'])).toBeVisible();
  await page.getByRole('button', {name: words.close}).click();
  await expect(opener).toBeFocused();
  await drop(title, Buffer.from(`\uFEFF${OWN_FILE}`, 'utf16le'));
  await expect(
    page.getByText(fillIn(problems['encoding'].fixed, {encoding: 'utf-16le'})),
  ).toBeVisible();
  expect((await downloaded(page)).toString()).toBe(`\uFEFF${OWN_FILE}`);
});

const newest = newestVersion.id;
test('says which edition a file belongs to, and leads to its editor', async ({page}) => {
  await start(page);
  const file = defaultIni(newest);
  await bring(page, file.replace('AdminPassword=""', 'AdminPassword="secret-1"'));
  const said = fillIn(words.otherEdition, {edition: newest, version: atRoot});
  await expect(page.getByText(said)).toBeVisible();
  await page.getByRole('link', {name: fillIn(words.editorOf, {version: newest})}).click();
  await page.waitForURL(`**/ja/${newest}/settings-and-operation/editor*`);
  await expect(result(page)).toHaveValue(file);
  await expect(page.getByText(words.linkOpened)).toBeVisible();
  await page.getByRole('button', {name: words.upgrade, exact: true}).click();
  await page.getByRole('link', {name: fillIn(words.editorOf, {version: atRoot})}).click();
  await page.waitForURL('**/ja/settings-and-operation/editor*');
  const converted = fillIn(words.linkConverted, {from: newest, version: atRoot});
  await expect(page.getByText(converted)).toBeVisible();
  await expect(result(page)).toHaveValue(defaultIni(atRoot));
  await page.getByRole('button', {name: words.downloadShort, exact: true}).click();
  await expect(page.getByText(fillIn(words.askPasswords, {keys: 'AdminPassword'}))).toBeVisible();
});

test('converts the file of an older version', async ({page}) => {
  await start(page);
  await bring(page, defaultIni('0.4.15'));
  await page.getByRole('button', {name: words.upgrade, exact: true}).click();
  await expect(page.getByLabel(words.origin)).toHaveValue('0.4.15');
  await expect(page.locator('[data-kind="dropped"] li')).toHaveText('AllowConnectPlatform=Steam');
  await page.getByRole('button', {name: fillIn(words.convert, {version: atRoot})}).click();
  await expect(result(page)).toHaveValue(defaultIni(atRoot));
  // The version that was guessed for one file isn't that of the next.
  await drop(page.locator('h1'), Buffer.from(defaultIni(newest)));
  await expect(page.getByLabel(words.origin)).toHaveValue(newest);
});
