import {address, atRoot, locales, versions} from '../../support/addresses';
import {expect, test, visit} from '../../support/browser';
import {readYaml} from '../../support/readYaml';

const text = {type: 'string'} as const;
const journeys = readYaml('tests/browser/navigation/journeys.yaml', {
  elements: {
    properties: {
      name: text,
      locale: {enum: locales},
      taps: {elements: text},
      end: text,
      query: text,
    },
    optionalProperties: {types: text, sees: text, found: text},
  },
});

const newest = versions[0]!;
/** Where two screens hold the least. */
const phone = {width: 390, height: 844};

test.describe('on a phone', () => {
  test.use({viewport: phone});

  for (const {name, locale, taps, types, end, sees = 'h1', query, found = end} of journeys) {
    test(name, async ({page}) => {
      await visit(page, address(locale, newest, ''));
      expect(taps.length).toBeLessThanOrEqual(3);
      for (const tap of taps) {
        const link = page.getByRole('main').getByRole('link', {name: tap}).first();
        // The head is that of the next page before the page is.
        await expect
          .poll(async () => (await link.boundingBox())?.y, `"${tap}" is on two screens`)
          .toBeLessThan(2 * phone.height);
        const {pathname} = new URL((await link.getAttribute('href'))!, page.url());
        await link.click();
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          new RegExp(`${pathname}$`),
        );
      }
      expect(new URL(page.url()).pathname).toBe(address(locale, newest, end));
      if (types) {
        await page.locator('main').getByRole('searchbox').fill(types);
        await page.locator(sees).scrollIntoViewIfNeeded();
      }
      await expect(page.locator(sees).first()).toBeInViewport();

      const q = new URLSearchParams({q: query, version: `${newest}/`}).toString();
      await page.goto(`${address(locale, atRoot, '')}search?${q}`);
      const pages = page.getByRole('main').getByRole('heading', {level: 2}).getByRole('link');
      await expect(pages.first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      const first = await pages.evaluateAll((links) =>
        links.slice(0, 3).map((link) => link.getAttribute('href')!.replace(/#.*/, '')),
      );
      expect(first, query).toContain(address(locale, newest, found));
    });
  }

  test('a web search that led into the middle of an old page', async ({page}) => {
    await visit(page, `${address('ja', '0.3.12.0', 'getting-started/requirements')}#memory`);
    const menu = page.locator('.navbar').getByRole('button', {name: '0.3.12.0'});
    await expect(menu).toBeInViewport({ratio: 1});
    await menu.click();
    await page.locator('.navbar').getByRole('link', {name: newest, exact: true}).click();
    await expect(page).toHaveURL(`${address('ja', newest, 'getting-started/requirements')}#memory`);
  });
});

test('a server of 1.0.4, from the landing page of another edition', async ({page}) => {
  await visit(page, address('en', atRoot, ''));
  await page
    .getByRole('main')
    .getByRole('link', {name: /^1\.0\.0/})
    .click();
  await expect(page).toHaveURL((url) => url.pathname === address('en', newest, ''));
});
