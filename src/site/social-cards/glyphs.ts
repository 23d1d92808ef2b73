/**
 * Text as outlines, from a font that comes as a package in many small files: no font has to be
 * installed, and the picture is the same on every machine.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import opentype, {type Font} from 'opentype.js';

const require = createRequire(path.join(process.cwd(), 'package.json'));
const folder = path.dirname(require.resolve('@fontsource/biz-udpgothic/package.json'));
const family = 'biz-udpgothic';

export type Weight = 400 | 700;

/** Which file holds a sign: '[12]' is part 12, 'latin' the part for Latin letters. */
function readParts(): (codePoint: number) => string | undefined {
  const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Readonly<
    Record<string, string>
  >;
  const parts = new Map<number, string>();
  // Latin letters first: the numbered parts repeat some of them in full width shapes.
  const names = Object.keys(ranges).sort(
    (one, other) => Number(other === 'latin') - Number(one === 'latin'),
  );
  for (const name of names) {
    const part = name.replace(/[[\]]/g, '');
    for (const range of (ranges[name] ?? '').split(',')) {
      const [start = '0', end = start] = range.trim().replace(/^U\+/i, '').split('-');
      for (let code = Number.parseInt(start, 16); code <= Number.parseInt(end, 16); code += 1) {
        if (!parts.has(code)) {
          parts.set(code, part);
        }
      }
    }
  }
  return (codePoint) => parts.get(codePoint);
}

let partOf: ReturnType<typeof readParts> | undefined;
const fonts = new Map<string, Font>();

function fontOf(sign: string, weight: Weight): Font {
  partOf ??= readParts();
  const part = partOf(sign.codePointAt(0) ?? 0) ?? 'latin';
  const file = `${family}-${part}-${weight}-normal.woff`;
  let font = fonts.get(file);
  if (!font) {
    const bytes = readFileSync(path.join(folder, 'files', file));
    font = opentype.parse(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    );
    fonts.set(file, font);
  }
  return font;
}

/** Width of a line of text. */
export function lineWidth(text: string, size: number, weight: Weight): number {
  let width = 0;
  for (const sign of text) {
    const font = fontOf(sign, weight);
    width += ((font.charToGlyph(sign).advanceWidth ?? 0) * size) / font.unitsPerEm;
  }
  return width;
}

/** The outline of a line of text as an SVG path, its baseline starting at (x, y). */
export function lineOutline(
  text: string,
  [x, y]: readonly [number, number],
  size: number,
  weight: Weight,
): string {
  let left = x;
  let outline = '';
  for (const sign of text) {
    const font = fontOf(sign, weight);
    const glyph = font.charToGlyph(sign);
    outline += glyph.getPath(left, y, size).toPathData(1);
    left += ((glyph.advanceWidth ?? 0) * size) / font.unitsPerEm;
  }
  return outline;
}
