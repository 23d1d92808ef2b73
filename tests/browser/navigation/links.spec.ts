/**
 * The build writes links with Docusaurus' component, the browser has one of its own
 * (src/plugins/slim-bundle/link.tsx): a page must have the same links in both ways.
 */
import type {Page} from '@playwright/test';
import {address, locales, type Version} from '../../support/addresses';
import {expect, hydrated, test} from '../../support/browser';

const START = 'getting-started/about-server';
const pages = [
  'getting-started/requirements',
  'settings-and-operation/configuration',
  'api/rcon/',
  'category/getting-started',
  'api/rest-api/kick',
];
const versions: readonly Version[] = ['0.6.8', '0.3.12.0'];

/** What readers and browsers see of each link, in the order of the page. */
const linksOf = (page: Page) =>
  page.locator('a').evaluateAll((links) =>
    links.map((link) => {
      const attributes = Array.from(link.attributes, ({name, value}) =>
        // The names of styles have no order.
        name === 'class' ? [name, value.split(' ').sort().join(' ')] : [name, value],
      );
      return {text: link.textContent, ...(Object.fromEntries(attributes) as object)};
    }),
  );

for (const locale of locales) {
  for (const version of versions) {
    test(`a page opened by a link has the links of its HTML (${locale}, ${version})`, async ({
      page,
    }) => {
      const built = new Map<string, Awaited<ReturnType<typeof linksOf>>>();
      for (const target of pages) {
        const path = address(locale, version, target);
        await page.goto(path);
        await hydrated(page);
        built.set(path, await linksOf(page));
      }
      await page.goto(address(locale, version, START));
      await hydrated(page);
      await page.evaluate(() => Object.assign(window, {isSamePage: true}));
      let count = 0;
      for (const [path, links] of built) {
        await page.locator(`aside a[href="${path}"]`).first().click();
        await page.waitForURL(`**${path}`);
        await expect.poll(() => linksOf(page), path).toEqual(links);
        count += links.length;
      }
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      expect(count).toBeGreaterThan(400);
    });
  }
}
