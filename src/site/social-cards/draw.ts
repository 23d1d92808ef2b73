import {Resvg} from '@resvg/resvg-js';
import {lineOutline, lineWidth} from './glyphs';

export interface SocialCard {
  /** The title, cut where a line may end. */
  readonly phrases: readonly string[];
  readonly site: string;
  readonly note: string;
}

const width = 1200;
const height = 630;
const margin = 84;
const maxLines = 3;

function linesOf(phrases: readonly string[], size: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const phrase of phrases) {
    if (line !== '' && lineWidth((line + phrase).trimEnd(), size) > width - 2 * margin) {
      lines.push(line.trim());
      line = '';
    }
    line += phrase;
  }
  return [...lines, line.trim()];
}

/** Chooses the largest size that needs at most three lines. */
export function layOutTitle(phrases: readonly string[]) {
  const sizes = [76, 66, 56, 48];
  const size = sizes.find((each) => linesOf(phrases, each).length <= maxLines) ?? sizes.at(-1)!;
  return {size, lines: linesOf(phrases, size).slice(0, maxLines)};
}

const ground = '#0e2328';
const panel = '#0b6170';
const ribbon = '#f2a477';

/** Draws a page's picture as PNG, 1200 by 630 pixels. */
export function drawSocialCard({phrases, site, note}: SocialCard): Buffer {
  const {size, lines} = layOutTitle(phrases);
  const lineHeight = size * 1.32;
  const first = 340 - ((lines.length - 1) * lineHeight) / 2 + size * 0.36;
  const outlines = lines.map((line, index) =>
    lineOutline(line, [margin, first + index * lineHeight], size),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${ground}"/>
<rect y="${height - 18}" width="${width}" height="18" fill="${panel}"/>
<path d="M1040 0h76v196l-38 -30l-38 30Z" fill="${ribbon}"/>
<path d="M${margin} 88h52v13h-52zM${margin} 110h52v13h-52zM${margin} 132h52v8h-52z" fill="#fff"/>
<path d="M${margin + 32} 80h15v42l-7.500 -6.500l-7.500 6.500Z" fill="${ribbon}" stroke="${ground}" stroke-width="3"/>
<path d="${lineOutline(site, [margin + 74, 128], 36)}" fill="#d3e1e4"/>
<path d="${outlines.join('')}" fill="#fff"/>
<path d="${lineOutline(note, [margin, 548], 34)}" fill="#a9c6cc"/>
</svg>`;
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}
