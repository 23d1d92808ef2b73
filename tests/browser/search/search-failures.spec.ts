import {test} from '../../support/browser';
import {box, expect, INDEX, open, options, words} from '../../support/search';

for (const [locale, text] of Object.entries(words)) {
  test.describe(`search box in trouble, ${locale}`, () => {
    test.use({expectedErrors: [/Failed to load resource/, /Content Security Policy/, /Worker/]});

    test('a failed index is said, can be tried again, and leads on', async ({page}) => {
      let isBroken = true;
      await page.route(INDEX, (route) =>
        isBroken ? route.fulfill({status: 500, body: 'no'}) : route.continue(),
      );
      await open(page, text.base);
      await box(page).fill('port');
      const popup = page.getByRole('search').first();
      await expect(popup.getByText(text.failed)).toBeVisible();
      await expect(popup.getByRole('link', {name: text.toPage})).toHaveAttribute(
        'href',
        `${text.base}search?q=port&version=`,
      );
      isBroken = false;
      await popup.getByRole('button', {name: text.retry}).click();
      await expect(options(page).first()).toBeVisible();
    });

    // What no language changes.
    if (locale === 'ja') {
      return;
    }

    test('a malformed index is said', async ({page}) => {
      await page.route(INDEX, (route) => route.fulfill({body: '<!doctype html><p>Not found'}));
      await open(page, text.base);
      await box(page).fill('port');
      await expect(page.getByText(text.failed)).toBeVisible();
    });

    test('a ring turns while the search loads, also for a pointer that comes near', async ({
      page,
    }) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(INDEX, async (route) => {
        await released;
        await route.continue();
      });
      await open(page, text.base);
      const ring = page.locator('.navbar [class^="ring_"]');
      await box(page).hover();
      await expect(ring).toBeVisible();
      release();
      await expect(ring).toHaveCount(0);
    });

    test('a slow index says so and arrives', async ({page}) => {
      let arrive = (): void => undefined;
      const arrival = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(INDEX, (route) => arrival.then(() => route.continue()));
      await open(page, text.base);
      await box(page).fill('port');
      await expect(page.getByRole('button', {name: text.retry})).toBeVisible({timeout: 15_000});
      arrive();
      await expect(options(page).first()).toBeVisible({timeout: 15_000});
    });

    test('a worker that the browser has ended is said; the next try starts another', async ({
      page,
    }) => {
      await page.clock.install();
      await page.addInitScript(() => {
        const workers: Worker[] = [];
        Object.assign(window, {workers});
        window.Worker = class extends Worker {
          constructor(...options: ConstructorParameters<typeof Worker>) {
            super(...options);
            workers.push(this);
          }
        };
      });
      await open(page, text.base);
      await box(page).fill('port');
      await expect(options(page).first()).toBeVisible();
      const ended = await page.evaluate(() => {
        const {workers} = window as unknown as {workers: Worker[]};
        workers.forEach((worker) => worker.terminate());
        return workers.length;
      });
      expect(ended).toBe(1);
      await box(page).fill('KickPlayer');
      await expect(async () => {
        await page.clock.fastForward(10_000);
        await expect(page.getByText(text.stopped)).toBeVisible({timeout: 1000});
      }).toPass();
      await page.getByRole('button', {name: text.retry}).click();
      await expect(options(page).first()).toContainText('KickPlayer');
    });

    test('works without workers and without storage', async ({page}) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'Worker', {
          value: class {
            constructor() {
              throw new Error('Worker blocked');
            }
          },
        });
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      });
      await open(page, text.base);
      await box(page).fill('KickPlayer');
      await expect(options(page).first()).toContainText('KickPlayer');
    });
  });
}
