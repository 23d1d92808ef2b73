import {Resvg} from '@resvg/resvg-js';
import {lineOutline, lineWidth} from './glyphs';

export interface SocialCard {
  readonly title: string;
  readonly site: string;
  readonly note: string;
}

const width = 1200;
const height = 630;
const margin = 84;
const titleSizes = [76, 66, 56, 48] as const;
const maxLines = 3;

function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  // The line-breaking rules for Japanese also break other languages at spaces.
  for (const {segment} of new Intl.Segmenter('ja', {granularity: 'word'}).segment(text)) {
    const last = pieces.at(-1);
    const staysWithLast = /^[、。）」』,.:;!?ー\s)]/u.test(segment) || /^[ぁ-ん]+$/u.test(segment);
    const isWord =
      /^[\p{Script=Latin}\d]/u.test(segment) && /[\p{Script=Latin}\d.-]$/u.test(last ?? '');
    const isOpened = /[（「『(]$/u.test(last ?? '');
    if (last !== undefined && (staysWithLast || isWord || isOpened)) {
      pieces[pieces.length - 1] = last + segment;
    } else {
      pieces.push(segment);
    }
  }
  return pieces;
}

/** Chooses the largest size that needs at most three lines. */
export function layOutTitle(title: string): {
  readonly size: number;
  readonly lines: readonly string[];
} {
  const room = width - 2 * margin;
  let lines: string[] = [];
  for (const size of titleSizes) {
    lines = [];
    let line = '';
    for (const piece of piecesOf(title)) {
      if (line !== '' && lineWidth((line + piece).trimEnd(), size, 700) > room) {
        lines.push(line.trim());
        line = piece;
      } else {
        line += piece;
      }
    }
    lines.push(line.trim());
    if (lines.length <= maxLines) {
      return {size, lines};
    }
  }
  const kept = lines.slice(0, maxLines);
  return {size: titleSizes.at(-1) as number, lines: [...kept.slice(0, -1), `${kept.at(-1)}…`]};
}

const ground = '#0e2328';
const panel = '#0b6170';
const ribbon = '#f2a477';

/** Draws a page's picture as SVG, 1200 by 630 pixels. */
export function socialCardSvg({title, site, note}: SocialCard): string {
  const {size, lines} = layOutTitle(title);
  const lineHeight = size * 1.32;
  const first = 340 - ((lines.length - 1) * lineHeight) / 2 + size * 0.36;
  const outlines = lines.map((line, index) =>
    lineOutline(line, [margin, first + index * lineHeight], size, 700),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${ground}"/>
<rect y="${height - 18}" width="${width}" height="18" fill="${panel}"/>
<path d="M1040 0h76v196l-38 -30l-38 30Z" fill="${ribbon}"/>
<path d="M${margin} 88h52v13h-52zM${margin} 110h52v13h-52zM${margin} 132h52v8h-52z" fill="#fff"/>
<path d="M${margin + 32} 80h15v42l-7.500 -6.500l-7.500 6.500Z" fill="${ribbon}" stroke="${ground}" stroke-width="3"/>
<path d="${lineOutline(site, [margin + 74, 128], 36, 700)}" fill="#d3e1e4"/>
<path d="${outlines.join('')}" fill="#fff"/>
<path d="${lineOutline(note, [margin, 548], 34, 400)}" fill="#a9c6cc"/>
</svg>`;
}

/** Draws a page's picture as PNG. */
export function drawSocialCard(card: SocialCard): Buffer {
  return new Resvg(socialCardSvg(card), {font: {loadSystemFonts: false}}).render().asPng();
}
