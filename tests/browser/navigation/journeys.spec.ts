import {address, locales, versions} from '../../support/addresses';
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
    },
    optionalProperties: {types: text, sees: text},
  },
});

const newest = versions[0]!;
const phone = {width: 390, height: 844};

test.describe('on a phone', () => {
  test.use({viewport: phone});

  for (const {name, locale, taps, types, end, sees = 'h1'} of journeys) {
    test(name, async ({page}) => {
      await visit(page, address(locale, newest, ''));
      expect(taps.length).toBeLessThanOrEqual(3);
      for (const tap of taps) {
        const link = page.getByRole('main').getByRole('link', {name: tap}).first();
        // The head changes before the page does.
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
      const seen = page.locator(sees).first();
      if (types) {
        await page.locator('main').getByRole('searchbox').fill(types);
      }
      // The page may move the focus back to the field once, so this tries again.
      await expect(async () => {
        await (types && seen.scrollIntoViewIfNeeded());
        await expect(seen).toBeInViewport({timeout: 500});
      }).toPass({timeout: 10_000});
    });
  }
});
