/** How a host answers for the addresses; that each has its page, tests/site/addresses.test.ts sees. */
import {address, locales, redirects, atRoot} from '../../support/addresses';
import {expect, hydrated, test} from '../../support/browser';

for (const locale of locales) {
  test(`every form of an address answers, a wrong one with 404 (${locale})`, async ({request}) => {
    for (const path of [
      address(locale, atRoot, 'getting-started/connect-server'),
      address(locale, '0.4.15', 'api/rcon/'),
      address(locale, '1.0', ''),
    ]) {
      const plain = path.replace(/\/$/, '');
      const forms = [plain, `${plain}/`, `${plain}/index.html`, `${plain}.html`];
      const answers = await Promise.all(forms.map((form) => request.get(form)));
      expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 200]);
      expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    }
    const root = address(locale, atRoot, '');
    expect((await request.get(`${root}index.html`)).status()).toBe(200);
    for (const lacking of ['no-such-page', '0.1.5.1/api/rest-api/info']) {
      const missing = await request.get(`${root}${lacking}`);
      expect(missing.status()).toBe(404);
      expect(await missing.text()).toContain(
        locale === 'ja' ? 'ページが見つかりません' : 'Page Not Found',
      );
    }
  });
}

test('an old address leads to its page', async ({page}) => {
  // The reader of an old English link who is not asked for a language stays in it.
  await page.addInitScript(() => localStorage.setItem('guide.locale', 'en'));
  const all = Object.entries(redirects);
  expect(all).toHaveLength(4);
  for (const [index, [from, to]] of all.entries()) {
    // Each in one language.
    const root = address(locales[index % locales.length]!, atRoot, '');
    await page.goto(root + from);
    await page.waitForURL(
      (url) => url.pathname.replace(/\/$/, '') === (root + to).replace(/\/$/, ''),
    );
    await hydrated(page);
  }
});
