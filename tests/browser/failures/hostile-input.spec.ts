import type {Page} from '@playwright/test';
import {hosted, atRoot} from '../../support/addresses';
import {expect, hydrated, test, visit} from '../../support/browser';

const at = (page: string) => hosted('en', atRoot, page);
const prose = at('getting-started/requirements');

test.describe('a wrong address below an old version', () => {
  test.use({expectedErrors: [/status of 404/]});
  test('is the page as it was built first, then knows where it is', async ({page}) => {
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await visit(page, `${hosted('ja', '0.5.0', 'nonsense')}?a=1#b`);
    await expect(page.locator('main h1')).toHaveText('ページが見つかりません');
    const menus = page.locator('.navbar__items--right');
    await expect(menus.getByRole('button', {name: /0\.5\.0/})).toBeVisible();
    await expect(page.locator('.navbar a[lang="en-US"]')).toHaveAttribute(
      'href',
      `${hosted('en', '0.5.0', 'nonsense')}?a=1#b`,
    );
    // It does not try again and again.
    await page.waitForTimeout(500);
    expect(documents).toBe(1);
  });
});

test('hostile query strings and hashes do nothing', async ({page}) => {
  const search = at('search');
  const editor = at('settings-and-operation/editor');
  const settings = at('settings-and-operation/configuration');
  const script = encodeURIComponent(
    '<img src=x onerror="window.wasHit=1"><script>wasHit=1</script>',
  );
  const places = [
    `${search}?q=${script}`,
    `${search}?q=%E0%A4%A`,
    `${search}?q=a&version=//evil.example/`,
    `${search}?q=a&version=${script}`,
    `${search}?q=__proto__%20constructor%20toString`,
    `${search}?q=${'%F0%9F%90%91'.repeat(600)}`,
    `${search}?q=${'port%20'.repeat(1700)}`,
    `${search}?q=!!!%20???%20///`,
    `${prose}?${script}=${script}&docusaurus-theme=${script}`,
    `${prose}?docusaurus-data-x%20onload=${script}&docusaurus-data-has-hydrated=true`,
    `${prose}?__proto__[wasHit]=1&constructor.prototype.wasHit=1`,
    `${prose}#%E0%A4%A`,
    `${prose}#"><img src=x onerror=window.wasHit=1>`,
    `${prose}#${'%22'.repeat(500)}`,
    `${settings}?q=${script}&group=__proto__&kind=constructor#%E0%A4%A`,
    `${settings}#toString`,
    `${at('settings-and-operation/changes')}?from=__proto__&to=${script}`,
    `${editor}#settings=${script}`,
    `${editor}#settings=__proto__.__proto__`,
    `${editor}#settings=${atRoot}.${'A'.repeat(4000)}`,
  ];
  for (const place of places) {
    // The same page with another hash would not be loaded again.
    await page.goto('about:blank');
    await visit(page, place);
    await expect(page.locator('main h1'), place).not.toBeEmpty();
    const state = await page.evaluate(() => ({
      hit: (window as {wasHit?: number}).wasHit ?? ({} as {wasHit?: number}).wasHit,
      images: document.querySelectorAll('img[src="x"]').length,
      path: window.location.pathname,
    }));
    expect(state, place).toMatchObject({images: 0, path: new URL(place, 'http://x').pathname});
    expect(state.hit, place).toBeUndefined();
  }
  expect(places.length).toBeGreaterThan(15);

  // The address changed by hand while the page is open.
  await visit(page, prose);
  for (const hash of ['#%E0%A4%A', '#%', '#ports', '#__proto__']) {
    await page.evaluate((next) => {
      window.location.hash = next;
    }, hash);
    await expect(page.locator('article h1')).toBeVisible();
  }
  await page.goBack();
  await expect(page.locator('article h1')).toBeVisible();
});

test('nothing is fetched ahead on a slow or a counted line', async ({page}) => {
  const lines = [
    {effectiveType: '2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ];
  for (const line of lines) {
    const other = await page.context().newPage();
    await other.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, line);
    const scripts: string[] = [];
    other.on('request', (request) => scripts.push(request.url()));
    await other.goto(prose, {waitUntil: 'networkidle'});
    await hydrated(other);
    const ahead = other.locator('link[rel="prefetch"]');
    await other.waitForTimeout(500);
    await expect(ahead).toHaveCount(0);
    const before = scripts.length;
    await other.locator('nav.menu a:visible').last().hover();
    await other.waitForTimeout(300);
    expect(scripts.length, JSON.stringify(line)).toBe(before);
    await other.close();
  }
});

test('clocks, time zones and languages of the browser change no word', async ({
  page,
  browser,
  baseURL,
}) => {
  const path = hosted('ja', atRoot, 'getting-started/requirements');
  const text = (of: Page) => of.locator('#__docusaurus').textContent();
  await visit(page, path);
  const plain = await text(page);
  for (const [language, zone, now, lacks = []] of [
    ['ar-EG', 'Pacific/Kiritimati', '2099-12-31T23:59:59Z'],
    ['th-TH-u-ca-buddhist', 'Asia/Bangkok', '1970-01-01T00:00:00Z'],
    // Without Segmenter no script starts (old-browsers.spec.ts).
    [
      'fa-IR',
      'Pacific/Niue',
      '2038-01-19T03:14:08Z',
      ['ListFormat', 'RelativeTimeFormat', 'DisplayNames', 'PluralRules'],
    ],
  ] as const) {
    const context = await browser.newContext({
      baseURL: baseURL!,
      locale: language,
      timezoneId: zone,
    });
    const other = await context.newPage();
    const errors: string[] = [];
    other.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    other.on('pageerror', (error) => errors.push(error.message));
    await other.clock.setFixedTime(now);
    await other.addInitScript((names) => {
      localStorage.setItem('guide.locale', 'en');
      for (const name of names) {
        delete (Intl as unknown as Record<string, unknown>)[name];
      }
    }, lacks);
    await visit(other, path);
    expect(await text(other), language).toBe(plain);
    expect(errors, language).toEqual([]);
    await context.close();
  }
});
