import type {Page, Route} from '@playwright/test';
import {newestVersion} from '../../../src/data/versions';
import {hosted, atRoot} from '../../support/addresses';
import {hostileAddresses} from '../../support/hostileAddresses';
import {expect, hydrated, test, visit} from '../../support/browser';

test('a page at another form of its address is shown at its own', async ({page, baseURL}) => {
  const root = hosted('en', atRoot, '');
  const plain = hosted('en', atRoot, 'getting-started/requirements');
  const folder = hosted('ja', '0.4.15', 'api/rcon/');
  const japanese = hosted('ja', atRoot, '');
  const forms = new Map([
    [plain.replace('requirements', '/requirements'), plain],
    [`${plain}//`, plain],
    [plain.replace('getting-started', 'Getting-Started'), plain],
    [plain.replace('requirements', 'requirements%2F'), plain],
    [`${plain}.html`, plain],
    [`${root}index`, root],
    [`${folder}index.html`, folder],
    [`${japanese}index.html`, japanese],
  ]);
  const host = new URL(baseURL!).origin;
  await page.route(
    (url) => forms.has(url.pathname),
    async (route) => {
      const path = forms.get(new URL(route.request().url()).pathname)!;
      await route.fulfill({response: await route.fetch({url: host + path})});
    },
  );
  await page.goto(plain);
  const title = await page.title();
  for (const [form, path] of forms) {
    await visit(page, `${host}${form}?a=1#before-you-start`);
    await expect(page.locator('article h1').first(), form).toBeVisible();
    await expect(page.locator('nav.menu a[aria-current="page"]'), form).toHaveCount(1);
    const {pathname, search, hash} = new URL(page.url());
    expect([pathname, search, hash], form).toEqual([path, '?a=1', '#before-you-start']);
    if (path === plain) {
      await expect(page, form).toHaveTitle(title);
    }
  }
});

async function visitOnHost(page: Page, at: string): Promise<string> {
  const root = hosted('en', atRoot, '');
  await page.goto(root);
  const host = new URL(page.url()).origin;
  await page.route(host + at, async (route) => {
    await route.fulfill({
      response: await route.fetch({url: `${host}${root}404.html`}),
      status: 404,
    });
  });
  await visit(page, at);
  return host;
}

test.describe('a host with one page for wrong addresses', () => {
  test.use({expectedErrors: [/status of 404/]});
  test('shows it in both languages, and its menu leads to the other one', async ({page}) => {
    const nowhere = hosted('ja', atRoot, 'nonsense');
    const host = await visitOnHost(page, nowhere);
    await expect(page.locator('main h1')).toHaveText('Page not found');
    await expect(page.locator('.navbar a[lang="ja-JP"]')).toHaveAttribute('href', nowhere);
    const sentence = page.locator('main [lang="ja-JP"]');
    await expect(sentence).toContainText('見つかりませんでした');
    await sentence.getByRole('link', {name: '日本語のトップページ'}).click();
    await expect(page).toHaveURL(host + hosted('ja', newestVersion.id, ''));
  });

  test('names the page that was meant', async ({page}) => {
    const host = await visitOnHost(page, hosted('ja', newestVersion.id, 'operate/bakcups'));
    const meant = page.getByRole('status').getByRole('link').first();
    await expect(meant).toHaveText(/バックアップ/);
    await meant.click();
    await expect(page).toHaveURL(host + hosted('ja', newestVersion.id, 'operate/backups'));
  });

  test('keeps its guess when the answer for the built page comes last', async ({page}) => {
    const waiting: Route[] = [];
    await page.route('**/redirects.json', async (route) => {
      waiting.push(route);
      if (waiting.length > 1) {
        await route.continue();
      }
    });
    await visitOnHost(page, hosted('ja', newestVersion.id, 'operate/bakcups'));
    const meant = page.getByRole('status').getByRole('link').first();
    await expect(meant).toHaveText(/バックアップ/);
    const late = page.waitForResponse(/redirects\.json/);
    await waiting[0]!.continue();
    await (await late).finished();
    await page.waitForLoadState('networkidle');
    await expect(meant).toHaveText(/バックアップ/);
  });

  test('shows the page at its address in capital letters', async ({page}) => {
    const plain = hosted('en', atRoot, 'getting-started/requirements');
    await visitOnHost(page, plain.replace('getting-started', 'Getting-Started'));
    await expect(page.locator('nav.menu a[aria-current="page"]')).toHaveAttribute('href', plain);
    await expect(page.locator('article h1')).toBeVisible();
  });
});

test.describe('hostile addresses', () => {
  test.use({expectedErrors: [/status of 404/]});
  test('lead to no other site, nor does the page for wrong addresses link to one', async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const root = hosted('en', atRoot, '');
    await page.goto(root);
    const {origin} = new URL(page.url());
    // Chromium would keep no script if Playwright answered for the host.
    const devtools = await page.context().newCDPSession(page);
    const notFound = await (await page.request.get(`${origin}${root}404.html`)).body();
    const answer = {
      responseCode: 404,
      responseHeaders: [{name: 'content-type', value: 'text/html; charset=utf-8'}],
      body: notFound.toString('base64'),
    };
    devtools.on('Fetch.requestPaused', ({requestId}) => {
      devtools.send('Fetch.fulfillRequest', {requestId, ...answer}).catch(() => undefined);
    });
    await devtools.send('Fetch.enable', {patterns: [{resourceType: 'Document'}]});
    const left: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('http') && new URL(request.url()).origin !== origin) {
        left.push(request.url());
      }
    });
    const some = hostileAddresses.filter((_, at) => at % 7 === 0);
    expect(some.length).toBeGreaterThan(40);
    for (const address of some) {
      const list = page.waitForResponse(/redirects\.json/);
      await page.goto(origin + address);
      await (await list).finished();
      await hydrated(page);
      await expect(page.locator('main h1'), address).toBeVisible();
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      left.push(...links.filter((href) => href.includes('evil') && !href.startsWith(origin)));
    }
    expect(left).toEqual([]);
  });

  test('a page at a made-up address is found by the page for wrong addresses', async ({page}) => {
    const host = await visitOnHost(page, hosted('ja', atRoot, 'docs/operate/backups/'));
    await expect(page).toHaveURL(host + hosted('ja', atRoot, 'operate/backups'));
    await expect(page.locator('article h1')).toBeVisible();
  });
});
