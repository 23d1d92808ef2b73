import fs from 'node:fs';
import path from 'node:path';
import {locales} from '../../support/addresses';
import {expect, hydrated, test, unfoldMenu} from '../../support/browser';

/** Every page of the newest edition with a picture. */
const PAGES = fs
  .readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .filter((file) => fs.readFileSync(path.join('docs', file), 'utf8').includes('<Picture '))
  .map((file) => file.replaceAll(path.sep, '/').replace(/(index)?\.mdx$/, ''));

for (const locale of locales) {
  const root = locale === 'ja' ? '/ja/' : '/';

  test.describe('without scripts, which no picture needs', () => {
    test.use({javaScriptEnabled: false});

    test(`pictures fit a phone and a desktop, with all of their words, ${locale}`, async ({
      page,
    }) => {
      expect(PAGES.length).toBeGreaterThanOrEqual(20);
      for (const path of PAGES) {
        await page.goto(`${root}1.0/${path}`);
        const pictures = page.locator('.guide-picture');
        expect(await pictures.count(), path).toBeGreaterThan(0);
        for (const width of [320, 390, 768, 1440]) {
          await page.setViewportSize({width, height: 900});
          const {boxes, cut} = await pictures.evaluateAll((elements) => {
            const parts = elements.flatMap((element) => {
              const {left, right} = element.getBoundingClientRect();
              return Array.from(
                element.querySelectorAll('li, span, strong, code, em, del'),
                (part) => {
                  const box = part.getBoundingClientRect();
                  const isCut =
                    box.left < left - 1 ||
                    box.right > right + 1 ||
                    // Of an arrow without a label only the head could be outside.
                    (part.textContent !== '' &&
                      part.clientWidth > 0 &&
                      part.scrollWidth > part.clientWidth + 1);
                  return {isCut, text: part.textContent};
                },
              );
            });
            return {
              boxes: parts.length,
              cut: parts.filter(({isCut}) => isCut).map(({text}) => text),
            };
          });
          expect(boxes).toBeGreaterThan(5);
          expect(cut, `${path} at ${width}px`).toEqual([]);
        }
      }
    });
  });

  test(`what the page says of each setting comes in the same two ways, ${locale}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('guide.locale', chosen), locale);
    const settings = `${root}settings-and-operation/configuration`;
    const article = page.locator('article');
    await page.goto(root);
    await hydrated(page);
    await unfoldMenu(page);
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
