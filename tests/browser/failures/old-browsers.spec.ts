import {address, newest} from '../../support/addresses';
import {expect, hydrated, saveData, test} from '../../support/browser';

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

/** What pages do without: older browsers and strict settings lack some of it. */
const comforts = [
  'delete Array.prototype.findLast',
  'delete Array.prototype.toSorted',
  'delete String.prototype.matchAll',
  'delete Object.groupBy',
  'delete Promise.allSettled',
  'delete Promise.withResolvers',
  'delete Intl.ListFormat',
  'delete Intl.RelativeTimeFormat',
  'delete Element.prototype.checkVisibility',
  'delete Element.prototype.scrollIntoView',
  'delete Element.prototype.replaceChildren',
  'delete HTMLDialogElement.prototype.showModal',
  "Object.defineProperty(crypto, 'subtle', {value: undefined})",
  "Object.defineProperty(navigator, 'clipboard', {value: undefined})",
  ...[
    'structuredClone',
    'requestIdleCallback',
    'IntersectionObserver',
    'ResizeObserver',
    'PerformanceObserver',
    'Worker',
    'CSS',
    'TextDecoder',
    'WeakRef',
    'BroadcastChannel',
    'CompressionStream',
    'Notification',
  ].map((name) => `delete window.${name}`),
];

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
      await page.goto(address('en', newest, kinds[index % kinds.length]!));
      await expect(page.locator('#guide-load-notice'), name).toContainText('too old');
      await expect(page.locator('main h1').first(), name).toBeVisible();
      kept.push(name);
      await page.close();
    }
    expect(kept).toHaveLength(11);
  });

  test('works without each of the things it does not need', async ({context}) => {
    const errors: string[] = [];
    for (const [index, code] of comforts.entries()) {
      const page = await context.newPage();
      page.on('pageerror', ({message}) => errors.push(`${code}: ${message}`));
      await saveData(page);
      await page.addInitScript(code);
      await page.goto(address('ja', newest, kinds[index % kinds.length]!));
      await hydrated(page);
      await expect(page.locator('main h1').first(), code).toBeVisible();
      await expect(page.locator('#guide-load-notice'), code).toHaveCount(0);
      await page.close();
    }
    expect(errors).toEqual([]);
    expect(comforts.length).toBeGreaterThan(25);
  });

  for (const kind of kinds) {
    test(`works without all of them: ${kind || 'home page'}`, async ({page}) => {
      await page.addInitScript(comforts.join(';\n'));
      await page.goto(address('en', newest, kind));
      await hydrated(page);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.locator('#guide-load-notice')).toHaveCount(0);
      expect(await page.evaluate(() => 'Worker' in window || 'CSS' in window)).toBe(false);
    });
  }
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
  await page.goto(address('ja', newest, 'getting-started/requirements'));
  const notice = page.locator('#guide-load-notice');
  await expect(notice).toContainText('Safari 16.4');
  await notice.getByRole('button', {name: '閉じる'}).click();
  await expect(notice).toHaveCount(0);
  await expect(page.locator('article h1')).toBeVisible();
});

test('a colour mode that another project stored is ignored', async ({page}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('was-set')) {
      sessionStorage.setItem('was-set', '1');
      localStorage.setItem('theme', 'solarized');
    }
  });
  await page.goto(address('en', newest, 'getting-started/requirements'));
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
