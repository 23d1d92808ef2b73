import {defaultChoices, sizeText, memoryFor, backupSpace} from '../../../src/core/serverFiles';
import {serverFilesFacts} from '../../../src/core/serverFiles/facts';
import {newestVersion} from '../../../src/data/versions';
import {wordsOf} from '../../../src/words';
import {address} from '../../support/addresses';
import {axeFindings} from '../../support/axe';
import {expect, test, visit} from '../../support/browser';

const version = newestVersion.id;
const {keep} = defaultChoices('linux', serverFilesFacts(version));

test.use({viewport: {width: 390, height: 844}});

const {landing, serverWay: way, serverFiles} = wordsOf('ja');
const {form, sheet, size} = serverFiles;
const page2 = address('ja', version, 'getting-started/about-server');
const space = sizeText(backupSpace(keep), size);

test('four answers lead to the files of a server and its runbook', async ({page}) => {
  await visit(page, address('ja', version, ''));
  await page.getByRole('article').getByText(landing.tasks.need.title).click();
  await expect(page).toHaveURL(page2);
  const article = page.getByRole('article');
  await article.getByLabel(way.kind).selectOption('list');
  await article.getByLabel(way.place).selectOption('vps');
  await article.getByLabel(way.system).selectOption('windows');
  await article.getByLabel(way.players).selectOption('16');
  expect(await article.locator('form select').count()).toBeLessThanOrEqual(6);
  const result = article.locator('form [aria-live]');
  await expect(result).toContainText(sizeText(memoryFor(16), size));
  await expect(result).toContainText(space);
  await expect(result.getByRole('link', {name: way.open})).toHaveAttribute(
    'href',
    /rental-server#firewall$/,
  );
  expect(await axeFindings(page, {within: 'article'})).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await result.getByRole('link', {name: way.files}).click();
  await expect(page).toHaveURL(/server-files\?system=windows&players=16&listed=on$/);
  await expect(article.getByLabel(form.system, {exact: true})).toHaveValue('windows');
  await article.getByText(form.more, {exact: true}).click();
  await expect(article.getByLabel(form.isListed)).toBeChecked();
  await article.getByLabel(form.name, {exact: true}).fill('pal2');
  const runbook = article.locator('details', {has: page.getByText(sheet.title)}).last();
  await runbook.locator('summary').click();
  await expect(runbook).toContainText('C:\\ProgramData\\pal2\\backup.ps1');
  await expect(runbook).toContainText(sizeText(memoryFor(16), size));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.evaluate(() => (window.print = () => undefined));
  await runbook.getByRole('button', {name: sheet.print}).click();
  await page.emulateMedia({media: 'print'});
  await expect(runbook).toBeVisible();
  await expect(article.getByText(form.files, {exact: false}).first()).toBeHidden();
  const pdf = (await page.pdf({format: 'A4'})).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('fewer answers where no server or no files are needed', async ({page}) => {
  await visit(page, page2);
  const form4 = page.getByRole('article').locator('form');
  await expect(form4.getByRole('link')).toHaveText([way.code]);
  await form4.getByLabel(way.kind).selectOption('friends');
  await form4.getByLabel(way.place).selectOption('panel');
  await expect(form4.getByRole('link')).toHaveText([way.rent]);
  await expect(form4.locator('select')).toHaveCount(3);
  await form4.getByLabel(way.kind).selectOption('code');
  await expect(form4.getByRole('link')).toHaveText([way.code]);
  await expect(form4.locator('select')).toHaveCount(1);
});
