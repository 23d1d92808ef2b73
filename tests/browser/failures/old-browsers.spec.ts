import {hosted, atRoot} from '../../support/addresses';
import {expect, saveData, test} from '../../support/browser';

/** What the scripts call without asking: how each is taken away before a page starts. */
const needed: Readonly<Record<string, string>> = {
  'Array.prototype.at': 'delete Array.prototype.at',
  'Array.prototype.flatMap': 'delete Array.prototype.flatMap',
  'String.prototype.replaceAll': 'delete String.prototype.replaceAll',
  'Object.hasOwn': 'delete Object.hasOwn',
  'Object.fromEntries': 'delete Object.fromEntries',
  'Intl.Segmenter': 'delete Intl.Segmenter',
  queueMicrotask: 'delete window.queueMicrotask',
  matchMedia: 'delete window.matchMedia',
  fetch: 'delete window.fetch',
  AbortController: 'delete window.AbortController',
  URLSearchParams: 'delete window.URLSearchParams',
};

const kinds = [
  '',
  'category/getting-started',
  'getting-started/deploy-dedicated-server',
  'settings-and-operation/configuration',
  'settings-and-operation/editor',
  'settings-and-operation/server-files',
  'api/rest-api/info',
  'search?q=port',
];

test.describe('a browser that is too old', () => {
  test('keeps the page as it is in the HTML, and the page says why', async ({context}) => {
    const kept: string[] = [];
    for (const [index, [name, code]] of Object.entries(needed).entries()) {
      const page = await context.newPage();
      await saveData(page);
      await page.addInitScript(code);
      // No script of the page starts, so one kind is like another.
      await page.goto(hosted('en', atRoot, kinds[index % kinds.length]!));
      await expect(page.locator('#guide-load-notice'), name).toContainText('too old');
      await expect(page.locator('main h1').first(), name).toBeVisible();
      kept.push(name);
      await page.close();
    }
    expect(kept).toHaveLength(11);
  });
});

test('a regular expression that is unknown keeps the scripts away, and the page says why', async ({
  page,
}) => {
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
