import {wordsOf} from '../../../src/words';
import {holdBack, test, visit} from '../../support/browser';
import {versions} from '../../support/addresses';
import {expect, other} from '../../support/search';

const {interface: text} = wordsOf('ja');

test('invites to type, then names the page of every hit above it, once', async ({page}) => {
  await visit(page, '/ja/search');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).not.toBeEmpty();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await main.getByRole('searchbox').fill('rcon');
  const hits = main.getByRole('listitem').getByRole('link');
  await expect(main.locator('mark').first()).toBeVisible();
  await expect(page).toHaveURL(/q=rcon/);
  expect(await hits.count()).toBeGreaterThan(5);
  const pages = await main.getByRole('heading', {level: 2}).allTextContents();
  expect(new Set(pages).size).toBe(pages.length);
  expect((await hits.allTextContents()).filter((title) => title.includes(' › '))).toEqual([]);
  const groups = await main.locator('section').all();
  expect(groups.length).toBe(pages.length);
  for (const [at, group] of groups.entries()) {
    const titles = await group.getByRole('listitem').getByRole('link').allTextContents();
    expect(titles).not.toContain(pages[at]);
  }
  // The number includes hidden hits.
  const more = main.locator('details');
  const hidden = await more.locator('summary').allTextContents();
  const counted = hidden.map((title) => Number(/\d+/.exec(title)![0]));
  const shown = await main.getByRole('listitem').count();
  const all = shown + counted.reduce((sum, count) => sum + count, 0);
  await expect(main.getByRole('status')).toContainText(String(all));
  await more.first().locator('summary').click();
  await expect(more.first().getByRole('listitem')).toHaveCount(counted[0]!);
  await expect(main.getByRole('status')).toContainText(versions[0]!);
});

test('keeps what is typed before its scripts come', async ({page}) => {
  const arrive = await holdBack(page, /\/assets\/js\//);
  await page.goto('/ja/search', {waitUntil: 'commit'});
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('rcon');
  arrive();
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
  await expect(field).toHaveValue('rcon');
});

test('its largest paint is in the HTML, and does not wait for results', async ({page}) => {
  await page.setViewportSize({width: 412, height: 823});
  for (const path of ['/search?q=port', '/ja/search?q=port']) {
    await visit(page, path);
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
    const [largest, firstScript] = await page.evaluate(async () => {
      const paints = await new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      });
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({name}) => name.includes('/assets/js/'));
      return [paints.at(-1)!.startTime, Math.min(...scripts.map(({startTime}) => startTime))];
    });
    expect(largest).toBeLessThanOrEqual(firstScript);
  }
});

test('a query typed with pauses keeps every letter', async ({page}) => {
  await page.clock.install();
  await visit(page, '/ja/search');
  const field = page.getByRole('main').getByRole('searchbox');
  // The address follows the letters after 250 ms.
  for (const [at, letter] of [...'save world'].entries()) {
    await field.press(letter === ' ' ? 'Space' : letter);
    await page.clock.runFor(220 + at * 15);
  }
  await expect(field).toHaveValue('save world');
  await expect(page).toHaveURL(/q=save\+world&version=[\w.%]*$/);
  await expect(field).toHaveValue('save world');
});

test('an input method composes in peace', async ({page}) => {
  await visit(page, '/ja/search');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.focus();
  const input = await page.context().newCDPSession(page);
  for (const kana of ['さ', 'さい', 'さいき', 'さいきど', 'さいきどう']) {
    await input.send('Input.imeSetComposition', {
      text: kana,
      selectionStart: kana.length,
      selectionEnd: kana.length,
    });
    await page.waitForTimeout(500);
    await expect(field).toHaveValue(kana);
  }
  await input.send('Input.insertText', {text: '再起動'});
  await expect(field).toHaveValue('再起動');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('再起動');
  await expect(field).toHaveValue('再起動');
});

test('an unknown version is said', async ({page}) => {
  await visit(page, '/ja/search?q=port&version=9.9.9/');
  await expect(page.getByText(text['search.page.unknownVersion'].split('{')[0]!)).toBeVisible();
});

for (const root of [`/${other}/`, `/ja/${other}/`]) {
  test(`${root}search?q= searches that edition, and keeps the query`, async ({page}) => {
    for (const address of [`${root}search?q=8211`, `${root}search/?q=8211`]) {
      await visit(page, address);
      const main = page.getByRole('main');
      await expect(main.getByRole('searchbox')).toHaveValue('8211');
      await expect(main.getByRole('combobox')).toHaveValue(other);
      const first = main.getByRole('listitem').getByRole('link').first();
      await expect(first).toHaveAttribute('href', new RegExp(`^${root}.*#`));
    }
  });
}
