/** The fonts of the pictures: one family from a package, so that no font of the machine shows. */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {CDPSession, Page} from '@playwright/test';

const require = createRequire(__filename);
const folder = path.dirname(require.resolve('@fontsource/biz-udpgothic/package.json'));
const FAMILY = 'BIZ UDPGothic';
const ADDRESS = '/picture-fonts/';

const faces = [400, 700]
  .map((weight) => fs.readFileSync(path.join(folder, `${weight}.css`), 'utf8'))
  .join('\n')
  .replaceAll('url(./', `url(${ADDRESS}`)
  .replaceAll('font-display: swap', 'font-display: block');

const rulesFor = (kinds: readonly string[]): string =>
  `:root, :root:lang(ja) {
${kinds.map((kind) => `  --ifm-font-family-${kind}: '${FAMILY}' !important;`).join('\n')}
}`;

/** Lets a page take the fonts of the package. Before the first `goto`. */
export async function serveFonts(page: Page): Promise<void> {
  await page.route(`**${ADDRESS}**`, (route) =>
    route.fulfill({
      path: path.join(folder, new URL(route.request().url()).pathname.slice(ADDRESS.length)),
    }),
  );
}

/**
 * Sets the fonts and waits until those that the page needs are there. After each `goto`, with scripts
 * or without.
 */
export async function useFonts(page: Page, kinds = ['base', 'monospace']): Promise<void> {
  const both = [faces, rulesFor(kinds)] as const;
  await page.evaluate(async ([fonts, rules]) => {
    // Playwright's own way waits for an event, which does not come where scripts are off.
    const add = (css: string) =>
      document.head.append(Object.assign(document.createElement('style'), {textContent: css}));
    add(fonts);
    // All that the page may draw, at once: what it asks for while it is laid out can come too late.
    const shown = Array.from(document.querySelectorAll('input'), (input) => input.placeholder);
    const text = [document.body.textContent, ...shown].join(' ');
    await Promise.all(
      ['400', '700'].map((weight) => document.fonts.load(`${weight} 1em "BIZ UDPGothic"`, text)),
    );
    // Lengths in `ch` are those of the font that is there when the rule comes.
    add(rules);
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  }, both);
}

/** The families in which the visible text of a page is drawn, with the number of letters. */
export async function drawnFonts(page: Page): Promise<ReadonlyMap<string, number>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument', {depth: 0});
  const {nodeId} = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'body',
  });
  const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
  await session.detach();
  return new Map(fonts.map(({familyName, glyphCount}) => [familyName, glyphCount]));
}
