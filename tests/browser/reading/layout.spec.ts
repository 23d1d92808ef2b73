import type {CDPSession, Page} from '@playwright/test';
import {hosted, locales, newest, pagesOf} from '../../support/addresses';
import {expect, test} from '../../support/browser';
import {
  falseMarks,
  overflows,
  overlaps,
  unfold,
  unlikeTerms,
  wrongBreaks,
  wrongParts,
  wrongPictures,
} from '../../support/layout';

test.describe.configure({timeout: 900_000});

const pages = pagesOf(newest);
const WIDTHS = [1920, 1440, 1280, 1024, 768, 390, 320];
const [DESKTOP, PHONE] = [1440, 390];

/** Sets the browser's letter size, which the page follows a moment later. */
async function setLetters(page: Page, devtools: CDPSession, standard: number): Promise<void> {
  await devtools.send('Page.setFontSizes', {fontSizes: {standard, fixed: standard * 0.8125}});
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(size).toBe(`${standard}px`);
}

interface Reading {
  readonly looked: number;
  readonly faults: readonly string[];
}

/**
 * Reads the faults at each width of one loaded page, because only its layout depends on the width.
 */
async function read(page: Page, devtools: CDPSession): Promise<Reading> {
  const faults: string[] = [];
  let looked = 0;
  await setLetters(page, devtools, 16);
  for (const width of WIDTHS) {
    const isPhone = width === PHONE;
    const note = (found: readonly string[], how = '') =>
      faults.push(...found.map((text) => `at ${width} px${how}: ${text}`));
    await devtools.send('Emulation.setTouchEmulationEnabled', {enabled: isPhone});
    await page.setViewportSize({width, height: 900});
    note([...(await page.evaluate(overflows)), ...(await page.evaluate(wrongPictures))]);
    if (isPhone || width === DESKTOP) {
      const breaks = await page.evaluate(wrongBreaks);
      looked += breaks.looked;
      note([...breaks.found, ...(await page.evaluate(wrongParts, isPhone))]);
    }
    if (isPhone) {
      await setLetters(page, devtools, 32);
      note([...(await page.evaluate(overflows)), ...(await page.evaluate(overlaps))], ', 200 %');
      await setLetters(page, devtools, 16);
    }
  }
  faults.push(...(await page.evaluate(unlikeTerms)));
  await page.evaluate(falseMarks);
  await page.emulateMedia({forcedColors: 'active'});
  faults.push(...(await page.evaluate(falseMarks)));
  await page.emulateMedia({forcedColors: 'none'});
  return {looked, faults};
}

for (const locale of locales) {
  test(`every page in ${locale} fits its window, whole and unbroken`, async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    expect(pages.length).toBeGreaterThanOrEqual(60);
    const faults: string[] = [];
    let looked = 0;
    for (const name of pages) {
      await page.goto(hosted(locale, newest, name));
      await page.evaluate(unfold);
      const found = await read(page, devtools);
      looked += found.looked;
      faults.push(...found.faults.map((text) => `${name} ${text}`));
    }
    await context.close();
    expect(faults).toEqual([]);
    expect(looked).toBeGreaterThan(6000);
  });
}
