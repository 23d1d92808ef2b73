import type {Browser, Page} from '@playwright/test';
import {hosted, atRoot} from '../../support/addresses';
import {comesTo, expect, saveData, test} from '../../support/browser';

const kinds = [
  hosted('en', atRoot, ''),
  hosted('en', atRoot, 'getting-started/requirements'),
  hosted('ja', atRoot, 'operate/backups'),
  hosted('en', atRoot, 'settings-and-operation/configuration'),
  hosted('ja', atRoot, 'settings-and-operation/editor'),
  hosted('en', atRoot, 'api/rest-api/info'),
  hosted('en', atRoot, 'search?q=port'),
  hosted('en', atRoot, 'category/operate'),
];

const look = (page: Page) =>
  page.evaluate(() => ({
    isWhole:
      document.documentElement.dataset.hasHydrated === 'true' &&
      getComputedStyle(document.body).getPropertyValue('--guide-styles') !== '',
    isTold: document.querySelector('#guide-load-notice') !== null,
    words: document.querySelector('main')?.textContent.length ?? 0,
  }));

async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await saveData(page);
  return page;
}

async function cutAt(
  browser: Browser,
  url: string,
  file: string,
  words: number,
): Promise<string[]> {
  const page = await newPage(browser);
  let isCut = false;
  await page.route('**/*', (route) => {
    isCut ||= new URL(route.request().url()).pathname === file;
    return isCut ? route.abort('internetdisconnected') : route.continue();
  });
  await page.goto(url, {waitUntil: 'commit'});
  // These values count if the browser shows its own error page.
  let seen = {isWhole: false, isTold: false, words: 0};
  const settled = await comesTo(async () => {
    seen = await look(page).catch(() => ({isWhole: false, isTold: false, words: 0}));
    return isCut && (seen.isWhole || seen.isTold);
  });
  const wrong = settled ? [] : ['neither whole nor told'];
  const retry = page.locator('#guide-load-notice button');
  if (seen.isTold) {
    await retry.click();
    await comesTo(() => retry.isEnabled());
    seen = await look(page).catch(() => ({...seen, words: 0}));
  }
  if (!seen.isWhole && seen.words < words * 0.9) {
    wrong.push(`${seen.words} of ${words} characters left`);
  }
  isCut = false;
  await page.unroute('**/*');
  if (!seen.isWhole) {
    await page.evaluate(() => dispatchEvent(new Event('online'))).catch(() => undefined);
    const isBack = await comesTo(async () => (await look(page).catch(() => seen)).isWhole);
    wrong.push(...(isBack ? [] : ['not whole when the connection is back']));
  }
  await page.close();
  return wrong.map((problem) => `${url} cut at ${file}: ${problem}`);
}

test('a connection that goes while a page loads takes nothing from what can be read', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(900_000);
  const tried = new Set<string>();
  const wrong: string[] = [];
  for (const kind of kinds) {
    const url = baseURL! + kind;
    const page = await newPage(browser);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(url, {waitUntil: 'networkidle'});
    await page.close();
    const html = await (await browser.newContext({javaScriptEnabled: false})).newPage();
    await html.goto(url);
    const words = (await html.locator('main').textContent())!.length;
    await html.context().close();
    expect(words, kind).toBeGreaterThan(200);
    const files = asked.filter((path) => /\.(?:js|css)$/.test(path));
    expect(files.length, kind).toBeGreaterThan(2);
    // Files that pages share are cut only on the first page.
    for (const file of files.filter((path) => process.env.GUIDE_ALL_CUTS || !tried.has(path))) {
      tried.add(file);
      wrong.push(...(await cutAt(browser, url, file, words)));
    }
  }
  expect(wrong).toEqual([]);
  expect(tried.size).toBeGreaterThan(12);
});
