/** No installed font is needed, so pictures are the same on every machine. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import opentype, {type Font} from 'opentype.js';

const require = createRequire(path.join(process.cwd(), 'package.json'));
const folder = path.dirname(require.resolve('@fontsource/biz-udpgothic/package.json'));

function readParts(): ReadonlyMap<number, string> {
  const parts = new Map<number, string>();
  const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Readonly<
    Record<string, string>
  >;
  // The numbered parts repeat some Latin letters in full width.
  for (const [name, list] of Object.entries({latin: ranges.latin!, ...ranges})) {
    for (const [, start = '', end = start] of list.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)) {
      for (let code = Number.parseInt(start, 16); code <= Number.parseInt(end, 16); code += 1) {
        parts.set(code, parts.get(code) ?? name.replace(/[[\]]/g, ''));
      }
    }
  }
  return parts;
}

let partOf: ReturnType<typeof readParts> | undefined;
const fonts = new Map<string, Font>();

function fontOf(sign: string): Font {
  partOf ??= readParts();
  const part = partOf.get(sign.codePointAt(0) ?? 0) ?? 'latin';
  const file = `biz-udpgothic-${part}-700-normal.woff`;
  const font =
    fonts.get(file) ??
    opentype.parse(new Uint8Array(readFileSync(path.join(folder, 'files', file))).buffer);
  fonts.set(file, font);
  return font;
}

function placed(text: string, size: number) {
  let width = 0;
  const signs = Array.from(text, (sign) => {
    const font = fontOf(sign);
    const glyph = font.charToGlyph(sign);
    const left = width;
    width += ((glyph.advanceWidth ?? 0) * size) / font.unitsPerEm;
    return {glyph, left};
  });
  return {signs, width};
}

/** Measures a line in pixels; `size` is the font's size in pixels. */
export const lineWidth = (text: string, size: number): number => placed(text, size).width;

/** Gives an SVG path whose baseline starts at (x, y). */
export const lineOutline = (
  text: string,
  [x, y]: readonly [number, number],
  size: number,
): string =>
  placed(text, size)
    .signs.map(({glyph, left}) => glyph.getPath(x + left, y, size).toPathData(1))
    .join('');
