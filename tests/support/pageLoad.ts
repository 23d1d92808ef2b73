import zlib from 'node:zlib';
import type {Page} from '@playwright/test';
import {hydrated, saveData} from './browser';

const KINDS = {script: 'script', stylesheet: 'style', document: 'html'} as const;

/** Measures a page without what is fetched ahead, in bytes after gzip. */
export async function measureLoad(page: Page, address: string) {
  await saveData(page);
  const sums = {script: 0, style: 0, html: 0};
  let fonts = 0;
  const requests: string[] = [];
  const waiting: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('data:')) {
      return;
    }
    requests.push(request.url());
    fonts += request.resourceType() === 'font' ? 1 : 0;
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
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(waiting);
  return {...sums, fonts, requests};
}
