/** 'Other languages' below the samples of the REST API: nothing before the click, all of it after. */
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import enWords from '../../../src/words/en/apiSamples.json';
import jaWords from '../../../src/words/ja/apiSamples.json';
import {axeFindings} from '../../support/axe';
import {expect, hydrated, test} from '../../support/browser';

/** After gzip, in bytes. */
const MOST = 210_000;

const languages = [
  {base: '/', words: enWords, example: 'Restart in 10 minutes'},
  {base: '/ja/', words: jaWords, example: '10分後に再起動します'},
] as const;

for (const {base, words, example} of languages) {
  const open = async (page: Page) => {
    await page.goto(`${base}api/rest-api/announce`);
    await hydrated(page);
  };
  const others = (page: Page) => page.getByRole('region', {name: words.others});
  const button = (page: Page) => page.getByRole('button', {name: words.others});

  test.describe(`other languages below ${base}`, () => {
    test('come on a click, follow the address of the panel and hold no password', async ({
      page,
    }) => {
      const asked: string[] = [];
      const sizes: Promise<number>[] = [];
      page.on('response', (response) => {
        asked.push(new URL(response.url()).pathname);
        sizes.push(response.body().then((body) => gzipSync(body).length));
      });
      await open(page);
      await page.waitForLoadState('networkidle');
      expect(asked.filter((path) => path.startsWith('/data/'))).toEqual([]);
      const before = asked.length;

      await button(page).click();
      await expect(others(page).locator('code')).toContainText(
        'http://localhost:8212/v1/api/announce',
      );
      await page.waitForLoadState('networkidle');
      const kinds = asked.slice(before).map((path) => path.replace(/^.*\//, '').split('.').at(-1));
      expect([...new Set(kinds)]).toEqual(['js']);
      const onClick = (await Promise.all(sizes.slice(before))).reduce((sum, size) => sum + size, 0);
      expect(onClick).toBeLessThanOrEqual(MOST);

      expect(await others(page).getByRole('tab').count()).toBeGreaterThan(20);
      for (const language of ['go', 'php', 'kotlin', 'rust']) {
        await others(page).getByRole('tab', {name: language, exact: true}).click();
        await expect(others(page).locator('code')).toContainText('v1/api/announce');
        await expect(others(page).locator('code')).toContainText(example);
        await expect(others(page).locator('code')).toContainText('<TOKEN>');
      }
      expect(await axeFindings(page)).toEqual([]);

      await page.getByText(words.summary).click();
      await page.getByLabel(words.host, {exact: true}).fill('game.example.com');
      await page.getByLabel(words.port, {exact: true}).fill('9000');
      await expect(others(page).locator('code')).toContainText('game.example.com:9000');
    });
  });
}
