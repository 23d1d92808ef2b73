/** After a wanted change, build, run `npm run pictures`, and look at every changed picture. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {visit} from '../support/browser';
import {pageKinds} from '../support/pageKinds';
import {drawnFonts, useFonts} from '../support/fonts';

const looks = {
  desktop: {base: '/', colorScheme: 'light', viewport: {width: 1100, height: 600}},
  phone: {base: '/ja/', colorScheme: 'dark', viewport: {width: 390, height: 700}},
} as const;
type Look = keyof typeof looks;

const kindsOf = (look: Look) => pageKinds.filter(({isWide}) => look === 'phone' || isWide);

async function open(page: Page, look: Look, address: string): Promise<void> {
  const {base, colorScheme, viewport} = looks[look];
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await page.setViewportSize(viewport);
  await visit(page, base + address);
  await page.waitForLoadState('networkidle');
  // These parts appear late on slow machines.
  const late = Object.entries({
    search: 'main .guide-list a',
    editor: '[data-key]',
    'no-such': '.guide-meant a',
  });
  for (const [, part] of late.filter(([name]) => address.includes(name))) {
    await page.locator(part).first().waitFor();
  }
  await useFonts(page);
}

/** Scrolls the menu again, because the machine's own fonts have other sizes. */
const scrollToRow = (page: Page) =>
  page.evaluate(() => {
    const rows = document.querySelectorAll('.theme-doc-sidebar-container [aria-current="page"]');
    rows.forEach((row) => row.scrollIntoView({block: 'center'}));
    window.scrollTo(0, 0);
  });

/** A part may appear after two equal pictures, so the test tries again. */
async function compare(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await scrollToRow(page);
    await expect(page).toHaveScreenshot(`${name}.png`, {
      // The day of the last change differs between builds.
      mask: [page.locator('time')],
    });
  }).toPass({timeout: 60_000});
}

const nameOf = (kind: string, look: Look) => `${kind.replaceAll(' ', '-')}-${look}`;

for (const look of ['desktop', 'phone'] as const) {
  for (const {name, path: address} of kindsOf(look)) {
    test(`${name}, ${look}`, async ({page}) => {
      await open(page, look, address);
      await compare(page, nameOf(name, look));
      const others = [...(await drawnFonts(page))].filter(([family]) => family !== 'BIZ UDPGothic');
      expect(
        others.reduce((sum, [, letters]) => sum + letters, 0),
        `letters that the pinned font lacks: ${others.join('; ')}`,
      ).toBeLessThan(40);
    });
  }

  test(`menus, ${look}`, async ({page}) => {
    await open(page, look, '0.5.0/getting-started/requirements');
    if (look === 'phone') {
      await page.locator('.navbar__toggle').click();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
    } else {
      await page.locator('.navbar__items--right .dropdown button').first().press('Enter');
    }
    await compare(page, nameOf('menu', look));
  });
}

test('no picture is left over, and there are few', () => {
  const folder = path.join(__dirname, 'pictures');
  const wanted = (['desktop', 'phone'] as const).flatMap((look) =>
    ['menu', ...kindsOf(look).map(({name}) => name)].map((name) => `${nameOf(name, look)}.png`),
  );
  const kept = fs.readdirSync(folder);
  expect(kept.filter((file) => !wanted.includes(file))).toEqual([]);
  expect(kept.length).toBeLessThanOrEqual(60);
  const bytes = kept.reduce((sum, file) => sum + fs.statSync(path.join(folder, file)).size, 0);
  expect(bytes, 'all pictures together').toBeLessThan(3_000_000);
});
