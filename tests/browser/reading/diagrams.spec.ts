import type {Page} from '@playwright/test';
import {locales} from '../../support/addresses';
import {expect, hydrated, test} from '../../support/browser';

declare global {
  interface Window {
    /** The drawings that the HTML of the page brought, before any script of the page ran. */
    builtDrawings?: readonly Element[];
  }
}

const DRAWING = '.guide-diagram .guide-pictures > svg';

const markup = (page: Page) =>
  page.locator(DRAWING).evaluateAll((drawings) => drawings.map(({outerHTML}) => outerHTML));

/** Drawings that are still the very elements of the HTML. */
const kept = (page: Page) =>
  page.evaluate(
    (selector) =>
      Array.from(document.querySelectorAll(selector)).filter((drawing) =>
        window.builtDrawings?.includes(drawing),
      ).length,
    DRAWING,
  );

for (const locale of locales) {
  const root = locale === 'ja' ? '/ja/' : '/';
  const path = `${root}getting-started/requirements`;

  test(`drawings come after a link, and with the HTML on a full load, ${locale}`, async ({
    page,
  }) => {
    await page.addInitScript(
      ([chosen, selector]) => {
        localStorage.setItem('guide.locale', chosen);
        document.addEventListener('readystatechange', () => {
          window.builtDrawings ??= Array.from(document.querySelectorAll(selector));
        });
      },
      [locale, DRAWING] as const,
    );
    // The picture has a drawing for a wide column and one for a phone; a reader sees one of them.
    const seen = page.locator(`${DRAWING}:visible`);

    await page.goto(root);
    await hydrated(page);
    await page.locator(`main a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(seen).toHaveCount(1);
    const afterLink = await markup(page);
    expect(afterLink).toHaveLength(2);
    const wordsAfterLink = await page.locator('article').textContent();
    expect(wordsAfterLink!.length).toBeGreaterThan(2000);

    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(seen).toHaveCount(1);
    expect(await kept(page)).toBe(2);
    expect(await markup(page)).toEqual(afterLink);
    expect(await page.locator('article').textContent()).toBe(wordsAfterLink);

    const html = page.locator('html');
    const box = seen.first().locator('rect').first();
    const theme = await html.getAttribute('data-theme');
    const fill = () => box.evaluate((element) => getComputedStyle(element).fill);
    const fillBefore = await fill();
    const toggle = page.locator('.navbar [class*="colorMode"] button').first();
    for (
      let press = 0;
      press < 3 && (await html.getAttribute('data-theme')) === theme;
      press += 1
    ) {
      await toggle.click();
    }
    await expect(html).not.toHaveAttribute('data-theme', theme!);
    await expect.poll(fill).not.toBe(fillBefore);
    await expect(seen).toHaveCount(1);
    expect(await kept(page)).toBe(2);

    await page.locator(`nav.menu a[href="${root}getting-started/connect-server"]`).click();
    await expect(page.locator(DRAWING)).toHaveCount(0);
    await page.goBack();
    await expect(seen).toHaveCount(1);
    expect(await markup(page)).toEqual(afterLink);
    expect(await page.locator('article').textContent()).toBe(wordsAfterLink);
  });

  test(`what the page says of each setting comes in the same two ways, ${locale}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('guide.locale', chosen), locale);
    const settings = `${root}settings-and-operation/configuration`;
    const article = page.locator('article');
    await page.goto(root);
    await hydrated(page);
    await page.locator(`nav.menu a[href="${settings}"]`).click();
    // The start page has lists of facts, too.
    await expect(page.locator('#ExpRate')).toHaveCount(1);
    const afterLink = await article.textContent();
    expect(afterLink!.length).toBeGreaterThan(10_000);

    await page.goto(settings);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await article.textContent()).toBe(afterLink);
    // The filter looks at all that the page says.
    const lower = locale === 'ja' ? '経験値' : 'experience';
    await page.locator('form[role="search"] input[type="search"]').fill(lower);
    await expect(page.locator('#ExpRate')).toBeVisible();
    await expect(page.locator('#PublicPort')).toBeHidden();
    expect(await page.locator('#ExpRate + div').textContent()).not.toBe('');
  });
}
