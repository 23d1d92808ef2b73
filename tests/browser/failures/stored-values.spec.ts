import {hosted, atRoot} from '../../support/addresses';
import {expect, hydrated, test, visit} from '../../support/browser';

const keys = [
  ...['guide.reading-position', 'guide.second-try', 'api-samples-host'],
  ...['guide.locale', 'guide.analytics', 'search.recent', 'theme'],
  ...[`settings-editor-draft-${atRoot}`, 'api-samples-port'],
  ...['docusaurus.tab.os', 'docusaurus.announcement.dismiss', 'docs-preferred-version-default'],
];

/** Another version, a person or a failing disk may have written these. */
const values = [
  ...['', '[[[', 'null', '7', '{"__proto__":{"wasHit":1}}', '[null,{}]', '{"form":1,"text":7}'],
  ...['<img src=x onerror=alert(1)>', '\u0000\uD800', 'x'.repeat(100_000)],
];

const pages = ['settings-and-operation/editor', 'api/rest-api/info', 'search?q=port', ''];

test('nothing that is stored stops a page', async ({page}) => {
  await visit(page, hosted('en', atRoot, ''));
  let count = 0;
  for (const value of values) {
    await page.evaluate(
      ([names, text]) => {
        for (const storage of [localStorage, sessionStorage]) {
          storage.clear();
          for (const name of names) {
            storage.setItem(name, text);
          }
        }
      },
      [keys, value] as const,
    );
    for (const address of pages) {
      await page.goto(hosted('en', atRoot, address));
      await hydrated(page);
      await expect(
        page.locator('main h1').first(),
        `${address} ${value.slice(0, 40)}`,
      ).toBeVisible();
      await expect(page.locator('main h1').first()).not.toHaveText('This page crashed.');
      count += 1;
    }
  }
  expect(count).toBe(values.length * pages.length);
});
