import type {Page} from '@playwright/test';
import {expect, test, visit} from '../../support/browser';
import {locales, pageKinds} from '../../support/pageKinds';

/** The limit is on the page's sum, as in CLS. */
const LIMIT = 0.01;

test.use({viewport: {width: 412, height: 823}, isMobile: true, expectedErrors: [/404/]});

async function shifts(page: Page): Promise<{readonly sum: number; readonly moved: string[]}> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const moved: string[] = [];
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            readonly value: number;
            readonly sources: readonly {readonly node: Element | null}[];
          })[]) {
            sum += entry.value;
            moved.push(...entry.sources.map(({node}) => node?.nodeName ?? 'a removed element'));
          }
        }).observe({type: 'layout-shift', buffered: true});
        // The browser reports earlier entries in a separate task.
        setTimeout(() => resolve({sum, moved}), 100);
      }),
  );
}

for (const [half, {locale, base}] of locales.entries()) {
  test(`nothing moves while a page loads, ${locale}`, async ({page}) => {
    for (const {name, path} of pageKinds.filter((_, index) => index % locales.length === half)) {
      await visit(page, `${base}${path}`);
      await page.waitForLoadState('networkidle');
      const {sum, moved} = await shifts(page);
      expect.soft(sum, `${name}: ${moved.join(', ')} moved`).toBeLessThanOrEqual(LIMIT);
    }
    expect(pageKinds.length).toBeGreaterThan(15);
  });
}

test('nothing moves in a wide window when the editor takes its place', async ({browser}) => {
  for (const {base} of locales) {
    const page = await browser.newPage({viewport: {width: 1440, height: 900}});
    await visit(page, `${base}settings-and-operation/editor`);
    await expect(page.locator('[data-start]').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const {sum, moved} = await shifts(page);
    expect.soft(sum, `${base}: ${moved.join(', ')} moved`).toBeLessThanOrEqual(LIMIT);
    await page.close();
  }
});
