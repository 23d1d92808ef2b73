import {readFile} from 'node:fs/promises';
import {test as base, expect, type Locator, type Page} from '@playwright/test';

const THIRD_PARTY = /^https:\/\/(?:cdn\.jsdelivr\.net|www\.googletagmanager\.com)\//;

/** An unexpected console error fails the test. `fetchesAhead` makes it a fifth longer. */
export const test = base.extend<{
  clipboard: () => Promise<string>;
  expectedErrors: RegExp[];
  fetchesAhead: boolean;
  failOnErrors: void;
}>({
  clipboard: async ({page, context}, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await use(() => page.evaluate(() => navigator.clipboard.readText()));
  },
  expectedErrors: [[], {option: true}],
  fetchesAhead: [false, {option: true}],
  page: async ({page, fetchesAhead}, use) => {
    if (!fetchesAhead) {
      await saveData(page);
    }
    await use(page);
  },
  failOnErrors: [
    async ({page, expectedErrors}, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !THIRD_PARTY.test(message.location().url)) {
          errors.push(message.text());
        }
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use();
      const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
      expect(unexpected, 'errors in the browser console').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Returns whether `is` becomes true within thirty seconds. */
export function comesTo(is: () => Promise<boolean>): Promise<boolean> {
  return expect
    .poll(is, {intervals: [50], timeout: 30_000})
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

export const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((target) => {
    document.querySelector<HTMLElement>(`a[href="${target}"]`)!.click();
  }, href);

export async function saved(
  page: Page,
  act: () => Promise<unknown>,
): Promise<{readonly name: string; readonly bytes: Buffer}> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return {name: download.suggestedFilename(), bytes: await readFile(await download.path())};
}

export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Turns off fetching ahead, if called before `goto`. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
      configurable: true,
    });
  });
}

/** Delays answers until the returned function is called. */
export async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(addresses, (route) => arrival.then(() => route.continue()));
  return () => arrive();
}

export async function unfoldMenu(page: Page): Promise<void> {
  const closed = page.locator('nav.menu button[aria-expanded="false"]');
  while ((await closed.count()) > 0) {
    await closed.evaluateAll((buttons) =>
      buttons.forEach((button) => (button as HTMLElement).click()),
    );
  }
}

export async function openMenu(page: Page, name: RegExp | string): Promise<void> {
  const button = page.locator('.navbar__items--right').getByRole('button', {name}).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

/** Clicks without scrolling, which moves the page in Chromium when the bar is sticky. */
export async function clickInPlace(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const {x, y, width, height} = (await control.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Clicks where a reader saw a control, which may have moved when they let go. */
export async function clickByHand(page: Page, control: Locator): Promise<void> {
  await control.hover();
  await page.mouse.down();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.mouse.up();
}
