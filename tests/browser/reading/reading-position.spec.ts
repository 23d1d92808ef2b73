import type {Page} from '@playwright/test';
import {clickInPlace, expect, hydrated, test} from '../../support/browser';

const words = {version: /^Version: /, language: /^Language: /};

test.use({reducedMotion: 'reduce'} as object);

/** Scrolls to a heading, again while the page above it still takes its final height. */
async function read(page: Page, selector: string): Promise<void> {
  await expect(async () => {
    const heading = page.locator(selector);
    await heading.evaluate((element) => element.scrollIntoView());
    await page.waitForTimeout(250);
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.abs(top)).toBeLessThan(120);
  }).toPass({timeout: 10_000});
}

test('the reader keeps the place when the version is switched', async ({page}) => {
  await page.goto('/getting-started/requirements');
  await hydrated(page);
  await read(page, '#storage');
  await clickInPlace(page, page.getByRole('button', {name: words.version}));
  await clickInPlace(page, page.getByRole('link', {name: '0.4.15', exact: true}));
  await expect(page).toHaveURL(/\/0\.4\.15\//);
  await expect(page.locator('#storage')).toBeInViewport();
});

test('the reader keeps the place when the language is switched', async ({page}) => {
  await page.goto('/getting-started/requirements');
  await hydrated(page);
  await read(page, '#storage');
  await clickInPlace(page, page.getByRole('button', {name: words.language}));
  await clickInPlace(page, page.getByRole('link', {name: /日本語/}));
  await expect(page).toHaveURL(/\/ja\//);
  await expect(page.locator('#storage')).toBeInViewport();
});
