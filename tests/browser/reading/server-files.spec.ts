import type {Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {
  archiveFile,
  defaultChoices,
  fromQuery,
  makeFiles,
  readme,
} from '../../../src/core/serverFiles';
import {serverFilesFacts} from '../../../src/core/serverFiles/facts';
import {fillIn} from '../../../src/core/text/fillIn';
import {wordsOf} from '../../../src/words';
import {axeFindings} from '../../support/axe';
import {
  expect,
  holdBack,
  hydrated,
  overflow,
  reload,
  saved,
  test,
  visit,
} from '../../support/browser';
import {atRoot} from '../../support/addresses';

const queryOf = (page: Page): string => new URL(page.url()).search;

const {serverFiles: words} = wordsOf('ja');
const address = '/ja/settings-and-operation/server-files';
const {form} = words;

test('make an archive of what was chosen, and the choice survives a reload', async ({page}) => {
  await visit(page, address);
  await page.getByLabel(form.system, {exact: true}).selectOption('windows');
  await page.getByText(form.more).click();
  await page.getByLabel(form.port, {exact: true}).fill('２８２５０');
  await page.getByLabel(form.isListed).check();
  await page.getByLabel(form.hasRestart).uncheck();
  await expect.poll(() => queryOf(page)).toBe('?system=windows&port=28250&listed=on&restart=');
  await reload(page);
  await page.getByText(form.more).click();
  await expect(page.getByLabel(form.port, {exact: true})).toHaveValue('28250');
  await expect(page.getByLabel(form.hasRestart)).not.toBeChecked();

  const button = page.getByRole('button', {name: form.downloadAll});
  const {name: zip, bytes} = await saved(page, () => button.click());
  const facts = serverFilesFacts(atRoot);
  const make = {choices: fromQuery(queryOf(page), facts), facts, words};
  expect(zip).toBe(archiveFile(make));
  const inside = unzipSync(bytes);
  const names = [...makeFiles(make).map(({name}) => name), 'README.md'];
  expect(Object.keys(inside)).toEqual(names.map((name) => `palworld-windows/${name}`));
  const text = (name: string) => new TextDecoder().decode(inside[`palworld-windows/${name}`]);
  expect(text('README.md').replaceAll('\r', '')).toBe(readme(make).content);
  expect(text('settings.txt')).toContain('game_port=28250');
  for (const {name, content} of makeFiles(make)) {
    expect(text(name).replaceAll('\r', ''), name).toBe(content);
  }
});

test.describe('on Windows', () => {
  test.use({userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'});
  test('begin with Windows, and keep what a link names', async ({page}) => {
    await visit(page, address);
    const system = page.getByLabel(form.system, {exact: true});
    await expect(system).toHaveValue('windows');
    await expect(page.getByText('install.ps1').first()).toBeVisible();
    await system.selectOption('linux');
    await expect.poll(() => queryOf(page)).toBe('');
    await expect(system).toHaveValue('linux');
    await visit(page, `${address}?system=linux`);
    await expect(system).toHaveValue('linux');
  });
});

test('follow what was chosen before the scripts were there', async ({page}) => {
  const arrive = await holdBack(page, /\/assets\/js\//);
  await page.goto(`${address}?port=28250`, {waitUntil: 'commit'});
  await page.getByLabel(form.system, {exact: true}).selectOption('windows');
  await page.getByText(form.more).click();
  await page.getByLabel(form.name, {exact: true}).fill('zeta');
  await page.getByLabel(form.hasRestart).uncheck();
  arrive();
  await hydrated(page);
  await expect.poll(() => queryOf(page)).toBe('?system=windows&name=zeta&port=28250&restart=');
  await expect(page.getByText('zeta-windows.zip').first()).toBeVisible();
});

test('come one by one, as they are shown', async ({page}) => {
  await visit(page, `${address}?backup=1&keep=48`);
  const list = page.locator('article details', {has: page.getByText('install.sh')}).last();
  await list.locator('summary').first().click();
  await list.locator('summary', {hasText: 'palworld.conf'}).click();
  const file = list.locator('details[open]');
  const shown = await file.locator('pre code').innerText();
  const button = file.locator('button[data-download]');
  const {name, bytes} = await saved(page, () => button.click());
  expect(name).toBe('palworld.conf');
  expect(bytes.toString().trimEnd()).toBe(shown.trimEnd());
  expect(bytes.toString()).toContain('keep=48');
});

test('wait until a wrong choice is right, and say what a combination loses', async ({page}) => {
  const facts = serverFilesFacts(atRoot);
  const make = {choices: {...defaultChoices('linux', facts), port: 8250}, facts, words};
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, address);
  await page.getByText(form.more).click();
  const port = page.getByLabel(form.port, {exact: true});
  await port.fill('80');
  await expect(port).toHaveAccessibleDescription(words.errors.port);
  await expect(port).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('status').filter({hasText: form.fix})).toBeVisible();
  await expect(page.getByText('install.sh')).toHaveCount(0);
  await expect(page.getByRole('button', {name: form.downloadAll})).toBeDisabled();
  expect(await axeFindings(page, {within: 'article'})).toEqual([]);
  await port.fill('8250');
  await page.getByText(fillIn(form.list, {count: makeFiles(make).length})).click();
  await expect(page.getByText('backup.sh').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await axeFindings(page, {within: 'article'})).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  await page.getByLabel(form.hasRest).uncheck();
  await expect(page.getByText(fillIn(words.losses.noWarning, {remote: 'REST'}))).toBeVisible();
});

test('can be chosen with the keyboard, and the link copied', async ({page, clipboard}) => {
  await visit(page, address);
  await page.getByLabel(form.system, {exact: true}).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(form.folder, {exact: true})).toBeFocused();
  await page.keyboard.type('/srv/pal');
  await page.getByRole('button', {name: form.copyLink}).press('Enter');
  await expect(page.getByRole('status').filter({hasText: form.copied})).toBeVisible();
  expect(new URL(await clipboard()).search).toBe('?folder=%2Fsrv%2Fpal&system=linux');
});
