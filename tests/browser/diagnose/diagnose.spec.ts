import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {fillIn} from '../../../src/core/text/fillIn';
import {wordsOf} from '../../../src/words';
import {axeFindings} from '../../support/axe';
import {expect, overflow, test, visit} from '../../support/browser';

const log = [
  'palworld-server  | Game version is v1.0.1.100619',
  'palworld-server  | Running Palworld dedicated server on :8211',
  'palworld-server  | [2026-07-16 14:57:00] [LOG] Akihabara joined the server. (User id: steam_76561190000000001)',
  'palworld-server  | LowLevelFatalError [File:PalGameEngine.cpp] [Line: 42]',
  'palworld-server  | Detected negative delta time - DeltaTime:-0.110101',
  'palworld-server  | <img src=x onerror="document.title=1"> failed',
].join('\n');
const header = '[/Script/Pal.PalGameWorldSettings]';
function save(): Buffer {
  const file = Buffer.alloc(64, 7);
  file.writeUInt32LE(52, 4);
  file.write('PlM1', 8);
  return file;
}

const {ui, findings, verdicts, reasons, remarks, tools} = wordsOf('ja').diagnose;
const base = '/ja/0.4.15/';

const open = (page: Page) => visit(page, `${base}operate/diagnose`);

test('opens each tool at its own address, and keeps it there', async ({page}) => {
  await visit(page, `${base}operate/diagnose?tool=world#tool`);
  const chosen = page.getByRole('button', {pressed: true});
  await expect(chosen).toHaveText(tools.world);
  await page.getByRole('button', {name: tools.settings}).click();
  await expect(page).toHaveURL(/\?tool=settings#tool$/);
  await visit(page, `${base}operate/diagnose?tool=nonsense`);
  await expect(chosen).toHaveText(tools.log);
});

test('names what went wrong first in a pasted log, with its line', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page);
  await page.getByLabel(ui.paste).fill(log);
  await expect(page.getByText(verdicts.found, {exact: true})).toBeVisible();
  const first = page.locator('ol > li').first();
  await expect(first).toContainText(findings['negative-delta'].what);
  await expect(first).toContainText(fillIn(ui.line, {number: 5}));
  await page.getByText(ui.report).click();
  const report = page.locator('pre').filter({hasText: 'v1.0.1.100619'});
  await expect(report).not.toContainText(/Akihabara|7656/);
  await expect(page).not.toHaveTitle('1');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('says why the server does not use a file', async ({page}) => {
  await open(page);
  await page.getByRole('button', {name: tools.settings}).click();
  await page
    .getByLabel(ui.server)
    .fill('{"ExpRate": 1, "bIsPvP": false, "ServerPlayerMaxNum": 32}');
  await page.getByLabel(ui.file).fill(`${header}\nOptionSettings=(ExpRate=3,\nbIsPvP=True)`);
  const broken = reasons['broken-line'].replaceAll('`', '');
  await expect(page.locator('ol > li').first()).toContainText(broken);
  expect(await axeFindings(page)).toEqual([]);
});

test('reads a file that a program drops without an entry', async ({page}) => {
  await open(page);
  await page.getByLabel(ui.paste).evaluate((area, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'attached.log'));
    area.dispatchEvent(new DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}));
  }, log);
  await expect(page.getByText(verdicts.found, {exact: true})).toBeVisible();
});

test('opens a rotated log and the one before it, and has its field on the first screen of a phone', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page);
  const field = await page.getByLabel(ui.paste).boundingBox();
  expect(field!.y + field!.height).toBeLessThan(844);
  const [start, end] = [log.slice(0, 200), log.slice(200)];
  await page.locator('input[type=file]').setInputFiles([
    {name: 'pal.log.1.gz', mimeType: 'application/gzip', buffer: gzipSync(start)},
    {name: 'pal.log', mimeType: 'text/plain', buffer: Buffer.from(end)},
  ]);
  await expect(page.locator('ol > li').first()).toContainText(findings['negative-delta'].what);
  await expect(page.getByText('v1.0.1.100619', {exact: true})).toBeVisible();
  const cut = gzipSync(log).subarray(0, 40);
  await page
    .locator('input[type=file]')
    .setInputFiles({name: 'cut.gz', mimeType: 'application/gzip', buffer: cut});
  await expect(page.getByText(/cut\.gz/)).toBeVisible();
  await expect(page.locator('ol > li')).toHaveCount(0);
});

test('takes a settings file in the field of the log to its check, whatever it is called', async ({
  page,
}) => {
  await open(page);
  const file = `; mine\n${header}\nOptionSettings=(ExpRate=3)`;
  await page
    .locator('input[type=file]')
    .setInputFiles({name: 'mine.txt.gz', mimeType: 'application/gzip', buffer: gzipSync(file)});
  await expect(page.getByLabel(ui.file)).toHaveValue(file);
  const check = page.getByRole('link', {name: ui.check});
  await expect(check).toHaveAttribute('href', /settings-and-operation\/editor$/);
  await page.getByLabel(ui.place).selectOption('container');
  await page
    .getByLabel(ui.server)
    .fill('{"ExpRate": 1, "bIsPvP": false, "ServerPlayerMaxNum": 32}');
  await expect(page.locator('ol > li').first()).toContainText(reasons.container);
  await page.getByRole('button', {name: tools.log}).click();
  await page.getByLabel(ui.paste).fill(file);
  await expect(page.getByLabel(ui.file)).toHaveValue(file);
});

test('judges a folder', async ({page}) => {
  await open(page);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'world-'));
  const world = path.join(folder, 'A'.repeat(32));
  fs.mkdirSync(path.join(world, 'Players'), {recursive: true});
  fs.writeFileSync(path.join(world, 'Level.sav'), save());
  fs.writeFileSync(path.join(world, 'Players', `${'B'.repeat(32)}.sav`), save());
  await page.getByRole('button', {name: tools.world}).click();
  const input = page.locator('input[webkitdirectory]');
  await input.setInputFiles(world);
  await expect(page.getByText(verdicts.notWhole, {exact: true})).toBeVisible();
  const missing = remarks['no-meta'].replaceAll('`', '');
  await expect(page.getByRole('listitem').filter({hasText: missing})).toBeVisible();
  fs.writeFileSync(path.join(world, 'LevelMeta.sav'), save());
  await input.setInputFiles(world);
  await expect(page.getByText(verdicts.whole, {exact: true})).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  fs.rmSync(folder, {recursive: true});
});

test('reads 20 MB while the page answers', async ({page}) => {
  await visit(page, '/operate/diagnose');
  // The test gives a path, because 20 MB in a buffer would pass through the browser's protocol.
  const large = test.info().outputPath('large.log');
  fs.writeFileSync(large, `${log}\n`.repeat(Math.floor((20 * 1_048_576) / (log.length + 1))));
  await page.evaluate(() => document.addEventListener('click', () => (document.title = 'clicked')));
  await page.locator('input[type=file]').setInputFiles(large);
  await page.getByRole('heading', {level: 1}).click();
  await expect(page).toHaveTitle('clicked');
  await expect(page.getByText(wordsOf('en').diagnose.verdicts.found, {exact: true})).toBeVisible({
    timeout: 30_000,
  });
});

test('names what cannot be read of a folder, and takes a large one', async ({page}) => {
  const choose = (count: number, locked: string) =>
    page.locator('input[webkitdirectory]').evaluate(
      (input, {many, name}) => {
        const reads = {now: 0, most: 0};
        Object.assign(window, {reads});
        // Chromium itself takes half a minute for so many files.
        const read = async (isLocked: boolean) => {
          reads.now += 1;
          reads.most = Math.max(reads.most, reads.now);
          await new Promise((done) => setTimeout(done));
          reads.now -= 1;
          if (isLocked) {
            throw new DOMException('', 'NotReadableError');
          }
          return new ArrayBuffer(8);
        };
        const files = Array.from({length: many}, (_, at) => {
          const file = new File(['x'], at === 0 ? name : `${at}.sav`);
          Object.defineProperty(file, 'webkitRelativePath', {value: `World/${file.name}`});
          file.slice = () =>
            Object.assign(new Blob(), {arrayBuffer: () => read(file.name === 'locked.sav')});
          return file;
        });
        Object.defineProperty(input, 'files', {value: files, configurable: true});
        input.dispatchEvent(new Event('change', {bubbles: true}));
      },
      {many: count, name: locked},
    );
  await open(page);
  await page.getByRole('button', {name: tools.world}).click();
  const verdict = page.locator('[role="status"] p');
  await choose(3, 'locked.sav');
  await expect(verdict).toContainText('World/locked.sav');
  await choose(25_001, 'Level.sav');
  await expect(verdict).toHaveText(verdicts.notWhole, {timeout: 60_000});
  const most = await page.evaluate(() => (window as unknown as {reads: {most: number}}).reads.most);
  expect(most, 'more files at once could not be read').toBeLessThan(1000);
});
