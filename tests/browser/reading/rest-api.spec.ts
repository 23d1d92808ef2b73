import type {Page} from '@playwright/test';
import {axeFindings} from '../../support/axe';
import {clickByHand, expect, overflow, reload, test, visit} from '../../support/browser';
import {wordsOf} from '../../../src/words';

const {apiSamples: text} = wordsOf('ja');
const operation = (id: string) => `/ja/0.2.4.0/api/rest-api/${id}`;

const sample = (page: Page) =>
  page
    .locator('[data-search="skip"]')
    .getByRole('tabpanel')
    .locator('code')
    .filter({visible: true});

test('the sample stays beside the reply, or above it where there is no room', async ({page}) => {
  await visit(page, operation('players'));
  const code = sample(page).first().locator('xpath=..');
  const boxes = async () => ({
    sample: (await code.boundingBox())!,
    reply: (await page.locator('#reply').boundingBox())!,
    endpoint: (await page.locator('.markdown h1').boundingBox())!,
  });
  for (const [width, height, isBeside] of [
    [1200, 800, true],
    [1100, 800, false],
    [320, 640, false],
  ] as const) {
    const at = `at ${width} px`;
    await page.setViewportSize({width, height});
    await page.evaluate(() => window.scrollTo(0, 0));
    const isThere = async () => {
      const {sample: box, reply, endpoint} = await boxes();
      return isBeside
        ? box.y + box.height < height && box.x > endpoint.x + endpoint.width
        : box.y + box.height < reply.y && box.x < endpoint.x + endpoint.width;
    };
    await expect.poll(isThere, at).toBe(true);
    if (isBeside) {
      await page.locator('#related').scrollIntoViewIfNeeded();
      await expect(code, at).toBeInViewport({ratio: 0.9});
    }
    expect(await overflow(page), at).toBeLessThanOrEqual(0);
    await page.emulateMedia({media: 'print'});
    const printed = await boxes();
    expect(printed.sample.x, at).toBeLessThan(printed.endpoint.x + printed.endpoint.width);
    await page.emulateMedia({media: 'screen'});
  }
});

test('the chosen language stays on the next pages', async ({page}) => {
  await visit(page, operation('kick'));
  await expect(sample(page)).toContainText('curl');
  await page.getByRole('tab', {name: 'Python'}).click();
  await expect(sample(page)).toContainText('import base64');
  await expect(sample(page)).toContainText('別の名前に変えてください');

  await visit(page, operation('save'));
  await expect(page.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
  await expect(sample(page)).toContainText('data=b""');
});

test('the panel changes samples here and on the next pages, and forgets', async ({page}) => {
  await visit(page, operation('kick'));
  await page.getByText(text.summary).click();
  await page.getByLabel(text.host, {exact: true}).fill('game.example.com');
  await page.getByLabel(text.port, {exact: true}).fill('9000');
  await expect(sample(page)).toContainText('http://game.example.com:9000/v1/api/kick');
  await expect(sample(page).locator('i').first()).toBeAttached();
  expect(new URL(page.url()).search + new URL(page.url()).hash).not.toContain('game');

  await page.locator('article').getByRole('link', {name: '/v1/api/ban'}).first().click();
  await expect(page).toHaveURL(/\/ban$/);
  await expect(sample(page)).toContainText('game.example.com:9000');

  await reload(page);
  await expect(sample(page)).toContainText('game.example.com:9000');
  expect(await page.evaluate(() => JSON.stringify({...localStorage}))).not.toContain('game.ex');

  await page.getByText(text.summary).click();
  await page.getByRole('button', {name: text.reset}).click();
  await expect(sample(page)).toContainText('localhost:8212');
  await expect(page.getByLabel(text.host, {exact: true})).toHaveValue('localhost');
});

test('a host that is none is refused with a reason, and axe finds nothing', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, operation('info'));
  await page.getByText(text.summary).click();
  const host = page.getByLabel(text.host, {exact: true});
  await host.fill('http://x/$(id)');
  await expect(host).toHaveAttribute('aria-invalid', 'true');
  await expect(host).toHaveAccessibleDescription(/http:\/\/やポート番号は付けません/);
  await expect(sample(page)).toContainText('localhost:8212');
  expect(await axeFindings(page, {within: 'article'})).toEqual([]);
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
});

test('the first click after typing counts, wherever it goes', async ({page, clipboard}) => {
  for (const [width, path, language] of [
    [1366, '/ja/api/rest-api/info', 'ja'],
    [375, '/api/rest-api/info', 'en'],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await visit(page, path);
    const words = wordsOf(language).apiSamples;
    await page.getByText(words.summary).click();
    const host = page.getByRole('textbox', {name: words.host});
    const other = page.getByRole('tab').filter({visible: true}).nth(1);
    await host.fill('10.0.0.7');
    await clickByHand(page, other);
    await expect(other).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await page.getByText(words.summary).click();
    await host.fill('10.0.0.8');
    const panel = page.getByRole('tabpanel').filter({visible: true}).first();
    await clickByHand(page, panel.locator('button[data-copy]').first());
    await expect.poll(clipboard).toContain('10.0.0.8');
  }
});
