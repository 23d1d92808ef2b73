import {hosted, atRoot} from '../../support/addresses';
import {expect, saveData, test} from '../../support/browser';

const needed = [
  'Array.prototype.at',
  'Array.prototype.flatMap',
  'String.prototype.replaceAll',
  'Object.hasOwn',
  'Object.fromEntries',
  'Intl.Segmenter',
  'queueMicrotask',
  'matchMedia',
  'fetch',
  'AbortController',
  'URLSearchParams',
];

test('an old browser keeps the page as it is in the HTML, which says why', async ({context}) => {
  for (const name of needed) {
    const page = await context.newPage();
    await saveData(page);
    await page.addInitScript(`delete window.${name}`);
    await page.goto(hosted('en', atRoot, 'settings-and-operation/editor'));
    await expect(page.locator('#guide-load-notice'), name).toContainText('too old');
    await expect(page.locator('main h1').first(), name).toBeVisible();
    await page.close();
  }
});

test('an unknown regular expression keeps the scripts away, and is said', async ({page}) => {
  await page.addInitScript(() => {
    const Known = RegExp;
    window.RegExp = class extends Known {
      public constructor(pattern: string | RegExp, flags?: string) {
        if (String(pattern).includes('(?<=')) {
          throw new SyntaxError('invalid group specifier name');
        }
        super(pattern, flags);
      }
    } as RegExpConstructor;
  });
  await page.goto(hosted('ja', atRoot, 'getting-started/requirements'));
  const notice = page.locator('#guide-load-notice');
  await expect(notice).toContainText('Safari 16.4');
  await notice.getByRole('button', {name: '閉じる'}).click();
  await expect(notice).toHaveCount(0);
  await expect(page.locator('article h1')).toBeVisible();
});
