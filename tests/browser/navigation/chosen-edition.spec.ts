import {
  sitePages,
  versions,
  versionPaths,
  address,
  atRoot,
  type Version,
  newest,
} from '../../support/addresses';
import {expect, test, visit} from '../../support/browser';

test.use({expectedErrors: [/status of 404/]});

const KEY = 'docs-preferred-version-default';
const pages = [...sitePages, 'no-such-page'];
/** Docusaurus stores the newest edition as 'current'. */
const tried: readonly Version[] = [versions[0]!, versions.at(-1)!];

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
      // The menu names no edition before the stored one is known.
      await expect(page.getByRole('button', {name: 'バージョン'})).toBeVisible();
      looked += 1;
    }
    await page.goto('/ja/search?q=port');
    await expect(page.getByRole('main').getByRole('combobox')).toHaveValue(version);
    await page.goto('/ja/no-such-page');
    await expect(page.getByRole('main').locator(`a[href="${home}"]`)).toBeVisible();
    const ways = page.locator('main > ul a');
    const outside = ways.and(page.locator(`:not([href^="${home}"])`));
    expect(await ways.count()).toBeGreaterThan(4);
    await expect(outside).toHaveCount(0);
  }
  expect(looked).toBe(pages.length * tried.length);

  await page.evaluate((key) => localStorage.setItem(key, '9.9'), KEY);
  await visit(page, '/ja/accessibility');
  await expect(page.locator('.navbar__brand')).toHaveAttribute(
    'href',
    address('ja', versions[0]!, ''),
  );
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test('the front page asks for the version first, and then its cards and its search follow', async ({
  page,
}) => {
  // The test waits for hydration, because a link clicked before it loads a whole page.
  await visit(page, '/');
  const question = page.getByRole('navigation', {name: 'Which version does your server run?'});
  const answers = question.getByRole('link');
  await expect(answers.first()).toHaveText(/^1\.0\.0 to /);
  await expect(question.locator('[aria-current]')).toHaveText(/^0\.6\.0 to /);
  const cards = page.getByRole('main').locator('.guide-pictogram');
  await expect(cards).toHaveCount(8);
  await expect(page.getByRole('main').locator(`.guide-pictogram[href^="/${newest}/"]`)).toHaveCount(
    0,
  );

  await answers.first().click();
  await expect(page).toHaveURL(`/${newest}/`);
  await page.goto(`/${newest}/operate/backups`);
  await page.locator('.breadcrumbs a').first().click();
  await expect(page).toHaveURL(`/${newest}/`);

  await page.goto('/');
  await expect(page.getByRole('main').locator(`.guide-pictogram[href^="/${newest}/"]`)).toHaveCount(
    8,
  );
  await expect(question.locator('[aria-current]')).toHaveText(/^1\.0\.0 to /);
  await page.getByRole('main').getByRole('combobox').fill('lag');
  await page.getByRole('main').getByRole('button', {name: 'Search', exact: true}).click();
  await expect(page).toHaveURL(/[?&]version=1\.0/);
});

test('a first screen says the version three times at most, and the button of an old edition warns', async ({
  page,
}) => {
  for (const version of [versions[0]!, atRoot, '0.4.15'] as const) {
    for (const at of ['', 'operate/backups', 'settings-and-operation/configuration']) {
      await page.goto(`/${versionPaths[version]}${at}`);
      const said = await page.evaluate((id) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        let count = 0;
        while (walker.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          const {top, bottom, width} = range.getBoundingClientRect();
          const isSeen = width > 1 && bottom > 0 && top < window.innerHeight;
          const isShown = walker.currentNode.parentElement?.checkVisibility({
            visibilityProperty: true,
          });
          count += isSeen && isShown && walker.currentNode.textContent!.includes(id) ? 1 : 0;
        }
        return count;
      }, version);
      expect(said, `${version} ${at}`).toBeLessThanOrEqual(3);
      expect(said, `${version} ${at}`).toBeGreaterThan(0);
      const button = page.getByRole('button', {name: `Version: ${version}`});
      const mark = await button.evaluate(
        (element) => getComputedStyle(element, '::before').maskImage,
      );
      expect(mark.includes('svg'), version).toBe(version !== versions[0]);
    }
  }
});
