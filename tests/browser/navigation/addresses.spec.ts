import {load} from 'cheerio';
import {
  address,
  agreedPages,
  locales,
  redirects,
  sitePages,
  versions,
  atRoot,
} from '../../support/addresses';
import {rowsOn} from '../../../src/config/sidebar/addresses';
import {sidebarFor} from '../../../src/config/sidebar/sidebar';
import {expect, hydrated, test} from '../../support/browser';

const words = {
  en: {lang: 'en-US', site: 'Palworld Server Guide', version: 'Version: '},
  ja: {lang: 'ja-JP', site: 'パルワールドサーバーガイド', version: 'バージョン：'},
};

// Thousands of requests, on machines of any speed.
test.describe.configure({timeout: 300_000});

for (const locale of locales) {
  test(`every address of the specification answers (${locale})`, async ({request}) => {
    const {lang, site, version: label} = words[locale];
    let looked = 0;
    for (const version of versions) {
      for (const page of agreedPages(version)) {
        const path = address(locale, version, page);
        const plain = path.replace(/\/$/, '') || '/';
        const isRoot = page === '' && version === atRoot;
        const forms = isRoot
          ? [path, `${path}index.html`]
          : [plain, `${plain}/`, `${plain}/index.html`, `${plain}.html`];
        const html = await (await request.get(path)).text();
        for (const form of forms) {
          const response = await request.get(form);
          expect(response.status(), form).toBe(200);
          expect((await response.text()) === html, `${form} is the page at ${path}`).toBe(true);
        }
        const $ = load(html);
        expect($('html').attr('lang'), path).toBe(lang);
        const edition = version === atRoot ? '' : ` (${version})`;
        // Titles hold the words of web searches; which ones, tests/site/engines.test.ts asks.
        expect($('title').text(), path).toMatch(/^.{4,75} \|/);
        expect($('title').text().endsWith(`${edition} | ${site}`), path).toBe(true);
        expect($('.theme-doc-version-badge').text(), path).toBe(`${label}${version}`);
        expect($('html').attr('class'), path).toContain(
          `docs-version-${version === versions[0] ? 'current' : version}`,
        );
        // The sidebar: the groups of this version and the pages of the reader's, this one marked.
        const menu = $('nav.menu a').toArray();
        expect(menu.map(({attribs}) => attribs.href).sort(), path).toEqual(
          rowsOn(page, sidebarFor(version))
            .map((other) => address(locale, version, other))
            .sort(),
        );
        const current = menu.filter(({attribs}) => attribs['aria-current'] === 'page');
        expect(
          current.map(({attribs}) => attribs.href),
          path,
        ).toEqual([path]);
        looked += 1;
      }
    }
    expect(looked).toBe(27 * 3 + 28 * 3 + 14);
  });

  test(`the pages of the site and the page for a wrong address (${locale})`, async ({request}) => {
    const root = locale === 'ja' ? '/ja/' : '/';
    for (const page of sitePages) {
      expect((await request.get(`${root}${page}`)).status(), page).toBe(200);
    }
    const missing = await request.get(`${root}no-such-page`);
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toContain(
      locale === 'ja' ? 'ページが見つかりません' : 'Page Not Found',
    );
  });

  test(`pages that a version lacks are absent (${locale})`, async ({request}) => {
    const absent = [
      address(locale, '0.1.5.1', 'api/rest-api/info'),
      address(locale, '0.1.5.1', 'category/rest-api'),
      address(locale, '0.1.5.1', 'getting-started/for-xbox-dedicated-server'),
      address(locale, '0.5.0', 'getting-started/for-xbox-dedicated-server'),
      address(locale, atRoot, 'getting-started/for-xbox-dedicated-server'),
    ];
    for (const path of absent) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  for (const [from, to] of Object.entries(redirects)) {
    test(`/${from} leads to its page (${locale})`, async ({page}) => {
      const root = locale === 'ja' ? '/ja/' : '/';
      // The reader of an old English link who is not asked for a language stays in it.
      await page.addInitScript(() => localStorage.setItem('guide.locale', 'en'));
      await page.goto(`${root}${from}`);
      await page.waitForURL(
        (url) => url.pathname.replace(/\/$/, '') === `${root}${to}`.replace(/\/$/, ''),
      );
      await hydrated(page);
    });
  }
}

test('addresses ending in .html and /index.html are shown as the plain page', async ({page}) => {
  for (const [form, plain] of [
    ['/getting-started/connect-server.html', '/getting-started/connect-server'],
    ['/ja/0.4.15/api/rcon/index.html', '/ja/0.4.15/api/rcon/'],
    ['/ja/index.html', '/ja/'],
  ] as const) {
    await page.goto(form);
    await hydrated(page);
    await expect(page).toHaveURL(plain);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.locator('nav.menu a[aria-current="page"]')).toHaveCount(1);
  }
});
