import {gzipSync} from 'node:zlib';
import words from '../../../src/words/ja/apiSamples.json';
import {axeFindings} from '../../support/axe';
import {expect, test, visit} from '../../support/browser';

/** The limit is in bytes after gzip. */
const MOST = 210_000;

test('come on a click, follow the address of the panel and hold no password', async ({page}) => {
  const others = page.getByRole('region', {name: words.others});
  const asked: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    asked.push(new URL(response.url()).pathname);
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await visit(page, '/ja/api/rest-api/announce');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/data/'))).toEqual([]);
  const before = asked.length;

  await page.getByRole('button', {name: words.others}).click();
  await expect(others.locator('code')).toContainText('http://localhost:8212/v1/api/announce');
  await page.waitForLoadState('networkidle');
  const kinds = asked.slice(before).map((path) => path.replace(/^.*\//, '').split('.').at(-1));
  expect([...new Set(kinds)]).toEqual(['js']);
  const onClick = (await Promise.all(sizes.slice(before))).reduce((sum, size) => sum + size, 0);
  expect(onClick).toBeLessThanOrEqual(MOST);

  const languages = others.getByRole('combobox', {name: words.language});
  const names = await languages.locator('option').allTextContents();
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => /curl|PowerShell|Python|JavaScript/i.test(name))).toEqual([]);
  for (const language of ['Go', 'PHP', 'Kotlin', 'Rust']) {
    await languages.selectOption(language);
    await expect(others.locator('code')).toContainText('v1/api/announce');
    await expect(others.locator('code')).toContainText('10分後に再起動します');
    await expect(others.locator('code')).toContainText('<TOKEN>');
  }
  expect(await axeFindings(page)).toEqual([]);

  await page.getByText(words.summary).click();
  await page.getByLabel(words.host, {exact: true}).fill('game.example.com');
  await page.getByLabel(words.port, {exact: true}).fill('9000');
  await expect(others.locator('code')).toContainText('game.example.com:9000');
});
