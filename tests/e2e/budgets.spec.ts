import zlib from 'node:zlib';
import type {Page} from '@playwright/test';
import {address, locales} from '../addresses';
import {expect, hydrated, test} from './helpers';

/**
 * What a page may load at first view, in KB of 1000 bytes after gzip. Links in view are fetched ahead
 * after that; data saving turns this off, so that only the page itself is counted.
 *
 * English pages keep to the goals of the project. Japanese ones are above two of them by what Japanese
 * takes more: three bytes a character, and less to be found twice. Lower a number when a page gets
 * lighter.
 */
const budgets = {
  prose: {page: 'getting-started/requirements', script: {en: 115, ja: 118}, html: 20},
  settings: {page: 'settings-and-operation/configuration', script: {en: 125, ja: 129}, html: 60},
  rest: {page: 'api/rest-api/info', script: {en: 116, ja: 118}, html: 20},
  editor: {page: 'settings-and-operation/editor', script: {en: 138, ja: 142}, html: 60},
} as const;
const STYLE_BUDGET = 20;
const REQUEST_BUDGET = 12;

const kilobytes = (body: Buffer | string) => zlib.gzipSync(body, {level: 9}).length / 1000;

interface Load {
  readonly script: number;
  readonly style: number;
  readonly html: number;
  readonly fonts: number;
  readonly outside: readonly string[];
  readonly requests: readonly string[];
}

async function load(page: Page, path: string): Promise<Load> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    });
  });
  const sums = {script: 0, style: 0, html: 0};
  let fonts = 0;
  const requests: string[] = [];
  const outside: string[] = [];
  const waiting: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const url = new URL(request.url());
    if (url.protocol === 'data:') {
      return;
    }
    requests.push(url.pathname);
    if (url.hostname !== 'localhost') {
      outside.push(request.url());
    }
    const kinds = {script: 'script', stylesheet: 'style', document: 'html'} as const;
    const kind = kinds[request.resourceType() as keyof typeof kinds];
    fonts += request.resourceType() === 'font' ? 1 : 0;
    if (kind) {
      waiting.push(
        (async () => {
          const body = await (await request.response())!.body();
          sums[kind] += kilobytes(body);
        })(),
      );
    }
  });
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(waiting);
  return {...sums, fonts, outside, requests};
}

for (const locale of locales) {
  for (const [name, budget] of Object.entries(budgets)) {
    test(`the ${name} page stays within its budget (${locale})`, async ({page}) => {
      const path = address(locale, '0.6.8', budget.page);
      const {script, style, html, fonts, outside, requests} = await load(page, path);
      const figures = `script ${script.toFixed(1)}, style ${style.toFixed(1)}, html ${html.toFixed(1)} KB, ${requests.length} requests`;
      console.log(`${name} (${locale}): ${figures}`);
      expect.soft(script, `script: ${figures}`).toBeLessThanOrEqual(budget.script[locale]);
      expect.soft(style, `style: ${figures}`).toBeLessThanOrEqual(STYLE_BUDGET);
      expect.soft(html, `html: ${figures}`).toBeLessThanOrEqual(budget.html);
      expect.soft(fonts, 'fonts').toBe(0);
      expect.soft(outside, 'requests to other hosts').toEqual([]);
      if (name === 'prose') {
        expect.soft(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUEST_BUDGET);
      }
    });
  }

  test(`nothing is fetched ahead with data saving on (${locale})`, async ({page}) => {
    const path = address(locale, '0.6.8', 'getting-started/requirements');
    await load(page, path);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  });

  test(`links in view are fetched ahead on a good connection (${locale})`, async ({page}) => {
    await page.goto(address(locale, '0.6.8', 'getting-started/requirements'));
    await hydrated(page);
    await expect.poll(() => page.locator('link[rel="prefetch"]').count()).toBeGreaterThan(3);
  });
}
