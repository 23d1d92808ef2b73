import fs from 'node:fs';
import path from 'node:path';
import {locales} from '../../support/addresses';
import {expect, test} from '../../support/browser';

/** Every page of the newest edition with a picture. */
const PAGES = fs
  .readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .filter((file) => fs.readFileSync(path.join('docs', file), 'utf8').includes('<Picture '))
  .map((file) => file.replaceAll(path.sep, '/').replace(/(index)?\.mdx$/, ''));

test.use({javaScriptEnabled: false});

for (const locale of locales) {
  const root = locale === 'ja' ? '/ja/' : '/';

  test(`pictures fit a phone and a desktop, with all of their words, ${locale}`, async ({page}) => {
    expect(PAGES.length).toBeGreaterThanOrEqual(20);
    for (const path of PAGES) {
      await page.goto(`${root}1.0/${path}`);
      const pictures = page.locator('.guide-picture');
      expect(await pictures.count(), path).toBeGreaterThan(0);
      // The text around them only costs time with each width.
      await page
        .locator('.markdown > :not(.guide-picture, :has(.guide-picture))')
        .evaluateAll((others) => others.forEach((other) => other.remove()));
      for (const width of [320, 768, 1440]) {
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
}
