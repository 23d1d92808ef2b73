/** What a page loads at first view, in bytes after gzip. */
import zlib from 'node:zlib';
import type {Browser} from '@playwright/test';

export interface PageLoad {
  readonly script: number;
  readonly style: number;
  readonly html: number;
  readonly requests: number;
}

const KINDS = {script: 'script', stylesheet: 'style', document: 'html'} as const;

/** Opens a page with data saving on, so that nothing is fetched ahead, and adds up what comes. */
export async function loadOf(browser: Browser, url: string): Promise<PageLoad> {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    });
  });
  const sums = {script: 0, style: 0, html: 0};
  let requests = 0;
  const waiting: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('data:')) {
      return;
    }
    requests += 1;
    const kind = KINDS[request.resourceType() as keyof typeof KINDS];
    if (kind) {
      waiting.push(
        (async () => {
          const body = await (await request.response())?.body();
          sums[kind] += zlib.gzipSync(body ?? '', {level: 9}).length;
        })(),
      );
    }
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await Promise.all(waiting);
  await page.close();
  return {...sums, requests};
}
