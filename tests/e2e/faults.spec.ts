import {locales} from '../addresses';
import {expect, hydrated, test} from './helpers';

for (const locale of locales) {
  const root = locale === 'ja' ? '/ja/' : '/';
  const first = `${root}getting-started/requirements`;
  const nextPage = `${root}getting-started/connect-server`;

  test.describe(`when something fails (${locale})`, () => {
    test.use({expectedErrors: [/Failed to load|ERR_|ChunkLoad|Loading chunk|storage|denied/i]});

    test('with local storage blocked the page works, and a warning says why nothing is kept', async ({
      page,
    }) => {
      const warnings: string[] = [];
      page.on(
        'console',
        (message) => message.type() === 'warning' && warnings.push(message.text()),
      );
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      });
      await page.goto(first);
      await hydrated(page);
      await expect(page.locator('article h1')).toBeVisible();
      await page.locator(`nav.menu a[href="${nextPage}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${nextPage}$`));
      expect(warnings.join('\n')).toMatch(/storage/i);
    });

    test('a progress bar shows on a slow chunk', async ({page}) => {
      await page.goto(first);
      await hydrated(page);
      let isSlow = true;
      await page.route('**/assets/js/*.js', async (route) => {
        if (isSlow) {
          await new Promise((resolve) => setTimeout(resolve, 1500));
        }
        await route.continue();
      });
      // Pages are fetched ahead when a link is in view or pointed at; this one is not in view.
      await page.evaluate((target) => {
        const link = document.querySelector<HTMLAnchorElement>(`nav.menu a[href="${target}"]`);
        link?.click();
      }, `${root}settings-and-operation/commands`);
      await expect(page.locator('#nprogress')).toHaveCount(1, {timeout: 1400});
      isSlow = false;
      await expect(page).toHaveURL(new RegExp('settings-and-operation/commands$'));
      await expect(page.locator('#nprogress')).toHaveCount(0);
    });

    test('a route whose chunk fails is loaded as a whole page', async ({page}) => {
      await page.goto(first);
      await hydrated(page);
      await page.route('**/assets/js/*.js', (route) => route.abort());
      const target = `${root}settings-and-operation/commands`;
      await page.evaluate((path) => {
        document.querySelector<HTMLAnchorElement>(`nav.menu a[href="${path}"]`)?.click();
      }, target);
      await page.waitForURL(`**${target}`);
      // Even with every script gone the page of the address is there to read.
      await expect(page.locator('article h1')).toBeVisible();
    });
  });
}
