/** The fonts are a package's, because machines have different ones. */
import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {CDPSession, Page} from '@playwright/test';

const require = createRequire(__filename);
const folder = path.dirname(require.resolve('@fontsource/biz-udpgothic/package.json'));
const FAMILY = 'BIZ UDPGothic';

/** Serves the package's fonts. Chromium would keep nothing if Playwright answered for them. */
async function serveFonts(): Promise<string> {
  const server = http.createServer(({url}, response) => {
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'cache-control': 'max-age=31536000, immutable',
    });
    fs.createReadStream(path.join(folder, 'files', path.basename(url!)))
      .on('error', () => response.destroy())
      .pipe(response);
  });
  await once(server.listen(0, 'localhost').unref(), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

let served: Promise<string> | undefined;

const facesAt = (origin: string): string =>
  [400, 700]
    .map((weight) => fs.readFileSync(path.join(folder, `${weight}.css`), 'utf8'))
    .join('\n')
    .replaceAll('url(./files/', `url(${origin}`)
    .replaceAll('font-display: swap', 'font-display: block');

const rulesFor = (kinds: readonly string[]): string =>
  `:root, :root:lang(ja) {
${kinds.map((kind) => `  --ifm-font-family-${kind}: '${FAMILY}' !important;`).join('\n')}
}`;

/** Sets and awaits the page's fonts, after each `goto`. */
export async function useFonts(page: Page, kinds = ['base', 'monospace']): Promise<void> {
  const both = [facesAt(await (served ??= serveFonts())), rulesFor(kinds)] as const;
  await page.evaluate(async ([fonts, rules]) => {
    // Playwright's own function waits for an event, which needs scripts.
    const add = (css: string) =>
      document.head.append(Object.assign(document.createElement('style'), {textContent: css}));
    add(fonts);
    // The fonts for all text are loaded first, because those requested during layout can arrive
    // after the picture.
    const shown = Array.from(document.querySelectorAll('input'), (input) => input.placeholder);
    const text = [document.body.textContent, ...shown].join(' ');
    await Promise.all(
      ['400', '700'].map((weight) => document.fonts.load(`${weight} 1em "BIZ UDPGothic"`, text)),
    );
    // Browsers compute `ch` from the font that is loaded when the rule is added.
    add(rules);
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  }, both);
}

/** Returns the number of visible letters in each font family. */
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
