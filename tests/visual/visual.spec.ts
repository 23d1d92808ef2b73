/**
 * Every kind of page as a picture: both languages, both colour modes, a phone and a desktop.
 *
 * After a wanted change: build, run `npm run test:visual:update`, and look at every picture that
 * changed before committing it. Elsewhere than where the pictures were taken (other fonts or
 * another browser) the tests are skipped, and say so.
 */
import {expect, test} from '@playwright/test';
import {locales, pageKinds} from '../support/pageKinds';
import {hydrated} from '../support/browser';
import {currentEnvironment, keepEnvironment, picturesEnvironment} from './environment';

/** The first two screens of a phone, the first of a desktop. */
const sizes = [
  {width: 390, height: 1688},
  {width: 1440, height: 900},
] as const;

test.beforeEach(({browser}, {config}) => {
  const here = currentEnvironment(browser.version());
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') {
    keepEnvironment(here);
  }
  const there = picturesEnvironment();
  test.skip(here !== there, `The pictures were taken with ${there}; this is ${here}.`);
});

for (const {locale, base} of locales) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const {width, height} of sizes) {
      test(`${locale}, ${colorScheme}, ${width}`, async ({page}) => {
        test.setTimeout(180_000);
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await page.setViewportSize({width, height});
        for (const {name, path} of pageKinds) {
          await page.goto(base + path);
          await hydrated(page);
          await page.evaluate(() => document.fonts.ready);
          await expect
            .soft(page)
            .toHaveScreenshot(
              `${name.replaceAll(' ', '-')}-${locale}-${colorScheme}-${width}.png`,
              {
                // The day of the last change differs from build to build.
                mask: [page.locator('time')],
              },
            );
        }
      });
    }
  }
}
