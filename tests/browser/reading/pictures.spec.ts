import fs from 'node:fs';
import path from 'node:path';
import {address, locales, newest} from '../../support/addresses';
import {expect, test} from '../../support/browser';

const PAGES = fs
  .readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .filter((file) => fs.readFileSync(path.join('docs', file), 'utf8').includes('<Picture '))
  .map((file) => file.replaceAll(path.sep, '/').replace(/(index)?\.mdx$/, ''));

// The policy of the pages lets no script read HTML.
test.use({javaScriptEnabled: false, bypassCSP: true});

async function bringPictures(addresses: readonly string[]): Promise<number[]> {
  const pages = await Promise.all(
    addresses.map(async (at) => {
      const html = await (await fetch(at)).text();
      return new DOMParser().parseFromString(html, 'text/html');
    }),
  );
  const found = pages.map((article) => Array.from(article.querySelectorAll('.guide-picture')));
  document.querySelector('article .markdown')!.replaceChildren(...found.flat());
  return found.map(({length}) => length);
}

for (const locale of locales) {
  test(`pictures fit a phone and a desktop, with all of their words, ${locale}`, async ({page}) => {
    expect(PAGES.length).toBeGreaterThanOrEqual(16);
    const addresses = PAGES.map((name) => address(locale, newest, name));
    await page.goto(addresses[0]!);
    expect(Math.min(...(await page.evaluate(bringPictures, addresses)))).toBeGreaterThan(0);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({width, height: 900});
      const parts = await page.locator('.guide-picture').evaluateAll((pictures) =>
        pictures.flatMap((picture) => {
          const {left, right} = picture.getBoundingClientRect();
          return Array.from(picture.querySelectorAll('li, span, strong, code, em, del'), (part) => {
            const box = part.getBoundingClientRect();
            const isOutside = box.left < left - 1 || box.right > right + 1;
            const isCut = part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1;
            return {
              text: part.textContent,
              isWrong: isOutside || (isCut && part.textContent !== ''),
            };
          });
        }),
      );
      expect(parts.length).toBeGreaterThan(5 * PAGES.length);
      const wrong = parts.filter(({isWrong}) => isWrong).map(({text}) => text);
      expect(wrong, `at ${width} px`).toEqual([]);
    }
  });
}
