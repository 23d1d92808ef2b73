import type {Page} from '@playwright/test';
import {hosted, atRoot} from '../../support/addresses';
import {expect, hydrated, test, visit} from '../../support/browser';

const at = (page: string) => hosted('en', atRoot, page);
const prose = at('getting-started/requirements');

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
    // A browser doesn't reload a page for another hash, so a blank page comes first.
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

  await visit(page, prose);
  for (const hash of ['#%E0%A4%A', '#%', '#ports', '#__proto__']) {
    await page.evaluate((next) => void (window.location.hash = next), hash);
    await expect(page.locator('article h1')).toBeVisible();
  }
  await page.goBack();
  await expect(page.locator('article h1')).toBeVisible();
});

test('nothing is fetched ahead on a slow or a counted line', async ({page}) => {
  for (const line of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    const other = await page.context().newPage();
    await other.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', {value}),
      line,
    );
    let asked = 0;
    other.on('request', () => (asked += 1));
    await other.goto(prose, {waitUntil: 'networkidle'});
    await hydrated(other);
    await other.waitForTimeout(500);
    await expect(other.locator('link[rel="prefetch"]')).toHaveCount(0);
    const before = asked;
    await other.locator('nav.menu a:visible').last().hover();
    await other.waitForTimeout(300);
    expect(asked, JSON.stringify(line)).toBe(before);
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
  // Without Segmenter no script starts (old-browsers.spec.ts).
  const some = ['ListFormat', 'RelativeTimeFormat', 'DisplayNames', 'PluralRules'];
  for (const [locale, timezoneId, now, lacks] of [
    ['th-TH-u-ca-buddhist', 'Pacific/Kiritimati', '2099-12-31T23:59:59Z', []],
    ['fa-IR', 'Pacific/Niue', '1970-01-01T00:00:00Z', some],
  ] as const) {
    const context = await browser.newContext({baseURL: baseURL!, locale, timezoneId});
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
    expect(await text(other), locale).toBe(plain);
    expect(errors, locale).toEqual([]);
    await context.close();
  }
});
