import type {Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {fromQuery, makeFiles, readme} from '../../../src/core/serverFiles';
import {serverFilesFacts} from '../../../src/core/serverFiles/facts';
import {fillIn} from '../../../src/core/text/fillIn';
import {wordsOf} from '../../../src/words';
import {axeFindings} from '../../support/axe';
import {expect, hydrated, openMenu, reload, saved, test, visit} from '../../support/browser';
import {atRoot} from '../../support/addresses';

const queryOf = (page: Page): string => new URL(page.url()).search;

const {serverFiles: words} = wordsOf('ja');
const address = '/ja/settings-and-operation/server-files';
const {form} = words;

test('make a zip of what was chosen, and the choice survives a reload', async ({page}) => {
  await visit(page, address);
  await page.getByLabel(form.system, {exact: true}).selectOption('windows');
  await page.getByLabel(form.port, {exact: true}).fill('２８２５０');
  await page.getByLabel(form.isListed).check();
  await page.getByLabel(form.hasRestart).uncheck();
  await expect.poll(() => queryOf(page)).toBe('?system=windows&port=28250&listed=on&restart=');
  await reload(page);
  await expect(page.getByLabel(form.port, {exact: true})).toHaveValue('28250');
  await expect(page.getByLabel(form.hasRestart)).not.toBeChecked();

  const button = page.getByRole('button', {name: form.downloadAll});
  const {name: zip, bytes} = await saved(page, () => button.click());
  expect(zip).toBe('palworld-server-files.zip');
  const inside = unzipSync(bytes);
  const facts = serverFilesFacts(atRoot);
  const make = {choices: fromQuery(queryOf(page), facts), facts, words};
  expect(Object.keys(inside)).toEqual([...makeFiles(make).map(({name}) => name), 'README.md']);
  const text = new TextDecoder().decode(inside['README.md']);
  expect(text).toBe(readme(make).content);
  expect(new TextDecoder().decode(inside['settings.txt'])).toContain('game_port=28250');
});

test('follow what was chosen before the scripts were there', async ({page}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/js\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${address}?port=28250`, {waitUntil: 'commit'});
  await page.getByLabel(form.system, {exact: true}).selectOption('windows');
  await page.getByLabel(form.name, {exact: true}).fill('zeta');
  await page.getByLabel(form.hasRestart).uncheck();
  release();
  await hydrated(page);
  await expect.poll(() => queryOf(page)).toBe('?system=windows&name=zeta&port=28250&restart=');
  await expect(page.locator('summary', {hasText: 'backup.ps1'})).toBeVisible();
});

test('are there without scripts, for every system', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(address);
  // Playwright's searches by text pass over <noscript>.
  const shown = page.locator('noscript');
  await expect(shown.locator('p').first()).toHaveText(form.noScript);
  await expect(shown.locator('p').first()).toBeVisible();
  await expect(page.getByLabel(form.system, {exact: true})).toBeHidden();
  const titles = await page.locator('article h3').allTextContents();
  for (const system of Object.values(words.systems)) {
    const title = fillIn(form.files, {system});
    expect(titles.some((one) => one.startsWith(title))).toBe(true);
  }
  const script = shown.locator('li:has(> details > summary > code:text-is("backup.ps1"))');
  await script.locator('summary').click();
  await expect(script.locator('pre')).toBeVisible();
  await context.close();
});

test('come one by one, as they are shown', async ({page}) => {
  await visit(page, `${address}?backup=1&keep=48`);
  await page.locator('summary', {hasText: 'palworld.conf'}).click();
  const shown = await page.locator('details[open] pre code').innerText();
  const button = page.locator('details[open] button[data-download]');
  const {name, bytes} = await saved(page, () => button.click());
  expect(name).toBe('palworld.conf');
  expect(bytes.toString().trimEnd()).toBe(shown.trimEnd());
  expect(bytes.toString()).toContain('keep=48');
});

test('open in another version', async ({page}) => {
  await visit(page, `${address}?port=28250&system=docker`);
  await openMenu(page, /0\.6\.8/);
  await page.getByRole('link', {name: '0.1.5.1', exact: true}).click();
  await page.waitForURL(/0\.1\.5\.1/);
  // That version has no image, and RCON in the place of REST.
  await expect(page.getByLabel(form.port, {exact: true})).toHaveValue('28250');
  await expect(page.getByLabel(form.system, {exact: true})).toHaveValue('linux');
  await expect(page.getByLabel(form.hasRcon)).toBeChecked();
});

test('wait until a wrong choice is right, and say what a combination loses', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, address);
  const port = page.getByLabel(form.port, {exact: true});
  await port.fill('80');
  await expect(port).toHaveAccessibleDescription(words.errors.port);
  await expect(port).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('status').filter({hasText: form.fix})).toBeVisible();
  await expect(page.locator('summary', {hasText: '.sh'})).toHaveCount(0);
  expect(await axeFindings(page, {within: 'article'})).toEqual([]);
  await expect(page.getByRole('button', {name: form.downloadAll})).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await port.fill('8250');
  await page.locator('summary', {hasText: 'backup.sh'}).click();
  await expect(page.locator('details[open]')).toBeVisible();
  expect(await axeFindings(page, {within: 'article'})).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const loss = page.getByText(fillIn(words.losses.noWarning, {remote: 'REST'}));
  await expect(loss).toHaveCount(0);
  await page.getByLabel(form.hasRest).uncheck();
  await expect(loss).toBeVisible();
});

test('can be chosen with the keyboard, and the link copied', async ({page, clipboard}) => {
  await visit(page, address);
  await page.getByLabel(form.system, {exact: true}).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(form.folder, {exact: true})).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('/srv/pal');
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', {name: form.copyLink}).press('Enter');
  await expect(page.getByRole('status').filter({hasText: form.copied})).toBeVisible();
  expect(new URL(await clipboard()).search).toBe('?folder=%2Fsrv%2Fpal');
});
