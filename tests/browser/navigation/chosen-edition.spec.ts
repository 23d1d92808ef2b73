import {sitePages, versions, address, atRoot, type Version} from '../../support/addresses';
import {expect, test, visit} from '../../support/browser';

// One of the pages is a wrong address.
test.use({expectedErrors: [/status of 404/]});

const KEY = 'docs-preferred-version-default';
const pages = [...sitePages, 'no-such-page'];
/** The edition that Docusaurus names otherwise, and one of those with their own names. */
const tried: readonly Version[] = [versions[0]!, versions.at(-1)!];

/** As Docusaurus names an edition. */
const stored = (version: Version): string => (version === versions[0] ? 'current' : version);

test('pages of no edition lead to the edition that the reader chose', async ({page}) => {
  let looked = 0;
  for (const version of tried) {
    const home = address('ja', version, '');
    await page.goto('/ja/accessibility');
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key!, value!),
      [KEY, stored(version)],
    );
    for (const name of pages) {
      await page.goto(`/ja/${name}`);
      await expect(page.locator('.navbar__brand'), `${name}, ${version}`).toHaveAttribute(
        'href',
        home,
      );
      await expect(page.locator('.navbar__items a.navbar__link').first()).toHaveAttribute(
        'href',
        home,
      );
      // No edition is named, so none flashes by before the stored one is known.
      await expect(page.getByRole('button', {name: 'バージョン'})).toBeVisible();
      looked += 1;
    }
    await page.goto('/ja/search?q=port');
    await expect(page.getByRole('main').getByRole('combobox')).toHaveValue(version);
    await page.goto('/ja/no-such-page');
    await expect(page.getByRole('main').locator(`a[href="${home}"]`)).toBeVisible();
    const ways = page.getByRole('main').locator('li a');
    const outside = ways.and(page.locator(`:not([href^="${home}"])`));
    expect(await ways.count()).toBeGreaterThan(4);
    await expect(outside).toHaveCount(0);
  }
  expect(looked).toBe(pages.length * tried.length);

  // One that no longer exists is forgotten.
  await page.evaluate((key) => localStorage.setItem(key, '9.9'), KEY);
  await visit(page, '/ja/accessibility');
  await expect(page.locator('.navbar__brand')).toHaveAttribute('href', address('ja', atRoot, ''));
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});
